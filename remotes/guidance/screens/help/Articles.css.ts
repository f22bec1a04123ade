import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  alignItems: 'flex-start',
})
export const words = style({ margin: 0, color: vars.color.text, font: vars.font.secondary })
