import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const unseen = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

export const title = style({
  blockSize: '2.125rem',
  inlineSize: '45%',
  borderRadius: vars.radius.small,
  background: vars.color.skeleton,
})
