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

const colours = {
  accent: vars.color.accent,
  soft: vars.color.accentSoft,
  onAccent: vars.color.onAccent,
  second: vars.illustration,
  screen: vars.color.surface,
  tile: vars.color.track,
  ink: vars.color.text,
  line: vars.color.edge,
} as const
export const fill = styleVariants(colours, (fillColour) => ({ fill: fillColour, fillRule: 'evenodd' }))
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round', strokeWidth: 5 } as const
export const stroke = styleVariants(colours, (colour) => ({ ...line, stroke: colour }))
/** The brand's mark, large behind the phone. */
export const ground = style({ opacity: 0.2 })
export const digits = style({ fill: vars.color.text, fontWeight: 600, textAnchor: 'middle' })
/** Mirrors what is read along the line, and no digits. */
export const flip = style({
  transformOrigin: '100px 0',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
