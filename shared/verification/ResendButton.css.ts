import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme.css.ts'

export const whole = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
})
export const limit = style({ font: vars.font.note, color: vars.color.text2, textAlign: 'center' })
