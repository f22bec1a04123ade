import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

export const whole = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  marginBlockEnd: vars.space.s,
  font: vars.font.note,
  color: vars.color.text2,
})
export const dots = style({ display: 'flex', gap: '4px' })
export const dot = style({
  inlineSize: '1.25rem',
  blockSize: '4px',
  borderRadius: '2px',
  background: vars.color.hairline,
  selectors: { '&[data-done]': { background: vars.color.accent } },
})
