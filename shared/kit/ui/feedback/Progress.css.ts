import { style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

export const whole = style({ ...mixin.row, gap: vars.space.m, marginBlockEnd: vars.space.s, ...mixin.note })
export const dots = style({ display: 'flex', gap: '4px' })
export const dot = style({
  inlineSize: '1.25rem',
  blockSize: '4px',
  borderRadius: '2px',
  background: vars.color.hairline,
  selectors: { '&[data-done]': { background: vars.color.accent } },
})
