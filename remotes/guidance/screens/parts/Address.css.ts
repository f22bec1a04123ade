import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const address = style({
  margin: 0,
  font: vars.font.note,
  color: vars.color.text2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  WebkitUserSelect: 'all',
})
