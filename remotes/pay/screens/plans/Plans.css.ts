import { globalStyle, style } from '@vanilla-extract/css'
import * as radio from '@companion/shared/ui/controls/RadioCards.css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const row = style([radio.card, { fontVariantNumeric: 'tabular-nums' }])
export const body = style([
  radio.label,
  { flexWrap: 'wrap', alignItems: 'flex-start', columnGap: vars.space.m, rowGap: '2px' },
])

/** The radio button's space in rows that can't be chosen. The current plan has a check mark there. */
export const current = style({
  ...mixin.row,
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '22px',
  color: vars.color.accentText,
})

// At twice the text size the prices wrap below the name, otherwise the name would become too narrow.
export const names = style({
  ...mixin.wrap,
  alignItems: 'center',
  gap: `2px ${vars.space.s}`,
  flex: '1 1 7rem',
  minInlineSize: 0,
})
export const name = style({ font: vars.font.strong, minInlineSize: 0 })
// Without this background, a badge would have the same colour as the chosen row.
globalStyle(`${radio.input}:checked ~ ${body} ${names} > span:not(:last-child)`, {
  background: vars.color.surface,
})
export const prices = style({ maxInlineSize: '100%', marginInlineStart: 'auto', textAlign: 'end' })
export const price = style({ font: vars.font.strong, whiteSpace: 'nowrap' })
export const was = style({ display: 'block', ...mixin.note, textDecoration: 'line-through' })
export const note = style({
  display: 'block',
  flexBasis: '100%',
  ...mixin.note,
  // Breaks after "、" only, because phrases are found too late after a price: "3か|月".
  selectors: { '&:lang(ja)': { wordBreak: 'keep-all', overflowWrap: 'anywhere' } },
})

/**
 * Parts with a dot between them. A dot at the start of a line is clipped, because it separates nothing. The
 * dot is drawn, because screen readers would read a character, and Chinese fonts put it next to the number.
 */
const parts = style({ ...mixin.wrap, columnGap: '0.9em', overflow: ['hidden', 'clip'] })
export const part = style({ position: 'relative' })
globalStyle(`${part}::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 'calc(-0.45em - 1px)',
  insetBlockStart: 'calc(50% - 1px)',
  inlineSize: '2px',
  blockSize: '2px',
  borderRadius: '50%',
  background: 'currentColor',
})

export const amounts = style([parts, { flexBasis: '100%', ...mixin.note }])

export const list = style({ ...mixin.column, gap: vars.space.s })
/** The rows in the folded part reach its edges. */
export const folded = style({
  margin: `0 calc(-1 * ${vars.space.l}) calc(-1 * ${vars.space.l})`,
  color: vars.color.text,
})

/** Stays visible while the plans scroll. It can't cover a text field, because this page has none. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: `calc(${vars.offlineBar} - ${mixin.farIfTextIsLarge})`,
  zIndex: 1,
  marginInline: `calc(-1 * ${vars.size.margin})`,
  paddingInline: vars.size.margin,
  paddingBlock: `${vars.space.m} calc(${vars.space.m} + ${mixin.safeBottom})`,
  background: vars.color.ground,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  // On a phone in landscape, a sticky bar would cover a third of the page.
  '@media': { '(max-height: 480px)': { position: 'static' } },
})
/** Puts the plan next to the button. Very large text moves the plan above the button. */
export const line = style({ ...mixin.wrap, alignItems: 'center', gap: `${vars.space.s} ${vars.space.m}` })
export const order = style({ flex: '999 1 8rem', minInlineSize: 0 })
export const total = style([parts, { font: vars.font.strong, fontVariantNumeric: 'tabular-nums' }])
export const press = style({ flex: '1 1 auto', minInlineSize: 'min(7.5rem, 100%)', maxInlineSize: '100%' })
