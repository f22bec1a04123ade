import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
})
export const title = style({ margin: 0, font: vars.font.strong, color: vars.color.text, textAlign: 'center' })
export const hint = style({ margin: 0, font: vars.font.note, color: vars.color.text2, textAlign: 'center' })
