import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const tiles = style({
  display: 'grid',
  // Two columns, but only one with very large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(8rem, 40%), 100%), 1fr))',
  gap: vars.space.m,
})
export const tile = style({
  ...mixin.column,
  alignItems: 'flex-start',
  gap: '2px',
  boxSizing: 'border-box',
  minBlockSize: '6rem',
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  background: vars.color.card,
})
/** Spans all columns, so that long values need one line, like their skeletons. Otherwise tiles would move. */
export const wide = style([tile, { gridColumn: '1 / -1', minBlockSize: 0 }])
export const label = style({ ...mixin.note, display: 'flex', gap: vars.space.xs })
export const words = style({
  font: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
  marginBlockStart: 'auto',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
})
export const hint = style({ ...mixin.note, display: 'block' })
export const footer = style({ ...mixin.note, marginInline: vars.space.l, marginBlockStart: vars.space.s })

/** The label beside the picture. */
export const head = style({ ...mixin.between, alignItems: 'flex-start', inlineSize: '100%' })
export const picture = style({
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  margin: '-0.25rem',
  marginInlineStart: vars.space.xs,
})
// The font is small enough for "Partiellement" in half of 320 px. Descriptions in these languages often have
// two lines, so their height is reserved.
globalStyle(`${head} + ${words}`, { font: vars.font.secondary })
const wordy = ['bg', 'de', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'].map((lang) => `:lang(${lang})`)
globalStyle(wordy.map((lang) => `${head} + ${words}${lang}`).join(), { minBlockSize: '2.5rem' })

export const pictureSkeleton = style({
  inlineSize: '72%',
  blockSize: '72%',
  margin: '14%',
  borderRadius: '50%',
})
