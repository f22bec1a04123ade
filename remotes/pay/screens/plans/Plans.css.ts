import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import * as radio from '@companion/shared/ui/controls/RadioCards.css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const row = style([radio.card, { fontVariantNumeric: 'tabular-nums' }])
export const body = style([radio.label, { flexWrap: 'wrap', columnGap: vars.space.m, rowGap: vars.space.xs }])

/** In the place of a radio button: the plan in use, which cannot be chosen. */
export const current = style({
  ...mixin.row,
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '22px',
  color: vars.color.accentText,
})

// At twice the text size the prices go below: a name is not squeezed into a column of two letters.
export const names = style({
  ...mixin.wrap,
  alignItems: 'center',
  gap: `2px ${vars.space.s}`,
  flex: '1 1 7rem',
  minInlineSize: 0,
})
export const name = style({ font: vars.font.strong, minInlineSize: 0 })
// The badge has the colour of a chosen row.
globalStyle(`${radio.input}:checked ~ ${body} ${names} > span:not(:last-child)`, {
  background: vars.color.surface,
})
export const prices = style({ maxInlineSize: '100%', marginInlineStart: 'auto', textAlign: 'end' })
export const price = style({ font: vars.font.strong, whiteSpace: 'nowrap' })
export const was = style({ ...mixin.note, textDecoration: 'line-through' })
export const note = style({ display: 'block', flexBasis: '100%', ...mixin.note })

/** Parts with a dot between two in one line; the dot before the first of a line is cut off. */
const parts = style({ ...mixin.wrap, columnGap: '0.9em', overflow: ['hidden', 'clip'] })
export const part = style({ position: 'relative' })
globalStyle(`${part}::before`, { content: '·', position: 'absolute', insetInlineStart: '-0.6em' })

export const amounts = style([parts, { flexBasis: '100%', ...mixin.note }])

export const features = style({ ...mixin.column, gap: vars.space.xs })
export const feature = style({
  ...mixin.wrap,
  columnGap: vars.space.s,
  font: vars.font.secondary,
  color: vars.color.text,
})
export const sign = style({ ...mixin.row, blockSize: '1.25rem', color: vars.color.accentText })
// The same at twice the text size.
export const featureName = style({ flex: '1 1 5rem', minInlineSize: 0 })
export const quota = style({
  marginInlineStart: 'auto',
  color: vars.color.text2,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})

/** Stays in sight while the plans scroll; no keyboard ever opens on this page. */
export const bar = style({
  position: 'sticky',
  // A shell from before the offline bar has no height for it.
  insetBlockEnd: fallbackVar(vars.offlineBar, '0px'),
  zIndex: 1,
  marginInline: `calc(-1 * ${vars.size.margin})`,
  paddingInline: vars.size.margin,
  paddingBlock: `${vars.space.m} calc(${vars.space.m} + env(safe-area-inset-bottom, 0px))`,
  background: vars.color.ground,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  // On a phone held sideways it would cover a third of the page.
  '@media': { '(max-height: 480px)': { position: 'static' } },
})
/** Beside the button while a name has room, above it with very large text. */
export const line = style({ ...mixin.wrap, alignItems: 'center', gap: `${vars.space.s} ${vars.space.m}` })
export const order = style({ flex: '999 1 8rem', minInlineSize: 0 })
export const total = style([parts, { font: vars.font.strong, fontVariantNumeric: 'tabular-nums' }])
export const press = style({ flex: '1 1 auto', minInlineSize: '7.5rem', maxInlineSize: '100%' })
