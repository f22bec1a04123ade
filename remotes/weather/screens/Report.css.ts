import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

/** Sticks to the bottom. Above the weather, it would push everything down when the search ends. */
export const notice = style({
  position: 'sticky',
  insetBlockEnd: `calc(${vars.space.m} + ${vars.offlineBar} + ${mixin.safeBottom} - ${mixin.farIfTextIsLarge})`,
  zIndex: 1,
  borderRadius: vars.radius.field,
  boxShadow: `0 0 0 1px ${vars.color.hairline}`,
})

export const tiles = style({
  display: 'grid',
  // Two columns, but only one with very large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(8rem, 40%), 100%), 1fr))',
  gap: vars.space.m,
})
export const tile = style({
  ...mixin.column,
  alignItems: 'flex-start',
  gap: vars.space.s,
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  background: vars.color.card,
})
/** Spans all columns, so that long values need one line, like their skeletons. Otherwise tiles would move. */
export const wide = style([tile, { gridColumn: '1 / -1' }])
export const label = style({ ...mixin.note, ...mixin.row, gap: vars.space.xs })
export const words = style({
  font: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
})
export const footer = style({ ...mixin.note, marginInline: vars.space.l, marginBlockStart: vars.space.s })
/** The drawings contain empty space, so a negative margin aligns them with the label. */
export const picture = style({ inlineSize: '4rem', blockSize: '4rem', marginInlineStart: '-0.5rem' })
// The weather's description has two lines in many languages, so their height is reserved. The font is small
// enough for "Partiellement" in half of 320 px.
globalStyle(`${picture} + ${words}`, { font: vars.font.secondary, minBlockSize: '2.5rem' })

export const pictureSkeleton = style({
  inlineSize: '72%',
  blockSize: '72%',
  margin: '14%',
  borderRadius: '50%',
})
