import { style, styleVariants } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

const portrait = style({
  ...mixin.centered,
  display: 'inline-flex',
  flexShrink: 0,
  overflow: ['hidden', 'clip'],
  borderRadius: '50%',
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
})

/** Returns styles for a diameter in rem, so that the portrait grows with the user's text size. */
const sized = (rem: number) => [
  portrait,
  { inlineSize: `${rem}rem`, blockSize: `${rem}rem`, fontSize: `${rem * 0.42}rem` },
]
export const size = styleVariants({ small: sized(4), large: sized(10) })

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
