import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const count = style({
  margin: 0,
  marginInline: vars.space.l,
  font: vars.font.note,
  color: vars.color.text2,
  selectors: { '&:empty': { display: 'none' } },
})
export const credits = style({ margin: 0, font: vars.font.note, color: vars.color.text2 })
