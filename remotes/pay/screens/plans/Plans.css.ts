import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import * as radio from '@companion/shared/ui/controls/RadioCards.css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const card = style([radio.card, { alignItems: 'stretch', paddingBlock: vars.space.l }])
/** Above the face of the card; taps go to the input below. */
export const body = style({
  position: 'relative',
  pointerEvents: 'none',
  ...mixin.fill,
  ...mixin.column,
  gap: vars.space.m,
})
globalStyle(`${radio.input}:disabled ~ ${body}`, { opacity: 0.55 })
globalStyle(`${radio.input}:disabled:active + ${radio.face}`, { background: vars.color.surface })

export const head = style({
  ...mixin.wrap,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
})
export const names = style({ flex: '1 1 8rem', minInlineSize: 0 })
export const name = style({ display: 'block', font: vars.font.strong })
export const badges = style({ ...mixin.wrap, gap: vars.space.xs, marginBlockStart: vars.space.xs })
export const recommended = style({})
// The badge has the colour of a chosen card.
globalStyle(`${radio.input}:checked ~ ${body} ${recommended} > *`, { background: vars.color.surface })
export const prices = style({
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})
export const price = style({ font: vars.font.section, whiteSpace: 'nowrap' })
export const was = style({ ...mixin.note, textDecoration: 'line-through', marginInlineEnd: vars.space.s })
export const note = style({ display: 'block', ...mixin.note })

export const features = style({ ...mixin.column, gap: vars.space.xs })
export const feature = style({
  ...mixin.wrap,
  columnGap: vars.space.s,
  font: vars.font.secondary,
  color: vars.color.text,
})
export const sign = style({ ...mixin.row, blockSize: '1.25rem', color: vars.color.accentText })
// At twice the text size the amount goes below: a name is not squeezed into a column of two letters.
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
})
export const line = style({
  ...mixin.wrap,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  marginBlockEnd: vars.space.s,
})
export const label = style(mixin.secondary)
export const total = style({ font: vars.font.strong, fontVariantNumeric: 'tabular-nums' })
export const agree = style({
  ...mixin.note,
  marginBlockStart: vars.space.s,
  textAlign: 'center',
  textWrap: 'balance',
})
export const link = style({
  color: vars.color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})
