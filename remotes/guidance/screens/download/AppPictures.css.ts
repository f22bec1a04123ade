import { style, styleVariants } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

/** On a phone, the pictures reach to both edges, so that a cut one shows that there are more. */
const edge = `max(0px, min(${vars.size.margin}, calc((44em - 100vw) * 100)))`
export const reel = style({
  ...mixin.row,
  alignItems: 'flex-start',
  gap: vars.space.m,
  marginInline: `calc(-1 * ${edge})`,
  paddingInline: edge,
  scrollPaddingInline: edge,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
/** In landscape, a picture must not be higher than the screen. */
export const shot = style({
  flexShrink: 0,
  inlineSize: 'clamp(9rem, 42vh, 12.5rem)',
  scrollSnapAlign: 'start',
})
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.card,
})
export const caption = style({ ...mixin.note, marginBlockStart: vars.space.s, textWrap: 'balance' })

/** The brand's colors of the pictures' grounds and of the mark on them. */
export const ground = styleVariants({
  accent: { fill: vars.color.accent },
  second: { fill: vars.illustration },
  mark: { fill: vars.color.onAccent },
})
/** The brand's mark, large behind the phone. */
export const largeMark = style({ opacity: 0.2 })
