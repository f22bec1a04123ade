import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const title = style({
  blockSize: '2.125rem',
  inlineSize: '45%',
  borderRadius: vars.radius.small,
  background: vars.color.skeleton,
})
