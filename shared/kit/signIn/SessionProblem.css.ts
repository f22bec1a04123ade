import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '../ui/mixins.css.ts'
import { vars } from '../ui/theme.css.ts'

export const whole = style({ ...mixin.column, gap: vars.space.l })
export const title = style({ font: vars.font.section })
export const line = style({ font: vars.font.secondary, textAlign: 'center' })
export const note = style({
  ...mixin.note,
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
})
// As tall as a line, so that the icon stands beside the first one.
globalStyle(`${note} > svg`, { blockSize: '1.125rem', inlineSize: '1.125rem' })
