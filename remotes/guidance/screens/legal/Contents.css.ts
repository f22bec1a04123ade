import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const list = style({
  listStyle: 'decimal',
  margin: 0,
  paddingInlineStart: '1.5rem',
  color: vars.color.text2,
})
export const link = style({
  display: 'block',
  paddingBlock: vars.space.s,
  font: vars.font.secondary,
  color: vars.color.accentText,
  textDecoration: 'none',
})
