import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m })
export const hint = style({
  margin: 0,
  font: vars.font.secondary,
  color: vars.color.text2,
  textAlign: 'center',
})
