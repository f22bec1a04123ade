import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

const emphasis = { ...mixin.note, fontWeight: 600 } as const
const lines = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

// Prerendered markup is the same for all devices, so only the pointer type distinguishes phones from
// computers.
const coarse = '(pointer: coarse)'
/** Reserves the space of the detected phone's row. */
export const phonePlaceholder = style({ display: 'none', '@media': { [coarse]: { display: 'block' } } })
/**
 * Removes the gap after a hidden placeholder. Otherwise the list would start with an empty gap in two columns
 * (shared/kit/ui/layout/Columns.css.ts).
 */
globalStyle(`div.${phonePlaceholder} + *`, {
  '@media': { [`not all and ${coarse}`]: { marginBlockStart: 0 } },
})
export const notOnPhone = style({ '@media': { [coarse]: { display: 'none' } } })

export const onPhone = style({
  ...mixin.column,
  alignItems: 'center',
  gap: vars.space.m,
  textAlign: 'center',
})
export const onPhoneTitle = style({ font: vars.font.strong })

export const legend = style({ ...emphasis, marginInline: vars.space.l, marginBlockEnd: vars.space.s })
/** A grid with as many columns of equal width as fit. */
export const pills = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space.s,
})
export const pill = style({ position: 'relative', display: 'flex', minInlineSize: 0 })
export const pillFace = style({
  ...mixin.centered,
  ...mixin.fill,
  textAlign: 'center',
  minBlockSize: '2.75rem',
  // Keeps a name such as "Android 12–13" on one line at 320 px.
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  borderRadius: '1.375rem',
  background: vars.color.card,
  font: vars.font.secondary,
  pointerEvents: 'none',
})
export const pillInput = style(mixin.coveringInput)
globalStyle(`${pillInput}:active + ${pillFace}`, { background: vars.color.press })
globalStyle(`${pillInput}:checked + ${pillFace}`, {
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontWeight: 600,
})
globalStyle(`${pillInput}:focus-visible + ${pillFace}`, mixin.focusRing)

export const progress = style({
  ...mixin.note,
  marginInline: vars.space.l,
  fontVariantNumeric: 'tabular-nums',
})
const rail = { display: 'block', borderRadius: '2px' } as const
export const track = style({
  ...rail,
  blockSize: '4px',
  marginBlockStart: vars.space.s,
  background: vars.color.skeleton,
  overflow: 'hidden',
})
export const bar = style({
  ...rail,
  blockSize: '100%',
  background: vars.color.accent,
  transition: `inline-size calc(${vars.motion.page} * ${vars.motion.shift}) ${vars.motion.ease}`,
})

export const panel = style({ ...mixin.column, gap: vars.space.m })
export const alternative = style({ ...emphasis, marginBlockEnd: vars.space.s })
export const notes = style({
  ...mixin.note,
  ...lines,
  listStyle: 'disc',
  paddingInlineStart: vars.space.l,
  gap: vars.space.xs,
})
export const note = style(mixin.note)
export const answer = style({
  font: vars.font.note,
  color: vars.color.text,
  selectors: { '&:empty': { display: 'none' } },
})
export const reported = style({ font: vars.font.note, color: vars.color.ok })

export const taps = style({ ...lines, gap: vars.space.s, counterReset: 'line' })
/** Puts the picture next to the text. Large text moves the picture below it. */
export const tap = style({
  ...mixin.wrap,
  gap: vars.space.s,
  alignItems: 'center',
  font: vars.font.secondary,
  color: vars.color.text,
  counterIncrement: 'line',
})
export const tapWords = style({
  position: 'relative',
  flex: '1 1 8rem',
  minInlineSize: 0,
  paddingInlineStart: `calc(min(1.25rem, 28px) + ${vars.space.xs})`,
  '::before': {
    content: 'counter(line)',
    position: 'absolute',
    insetInlineStart: 0,
    color: vars.color.text2,
    fontVariantNumeric: 'tabular-nums',
  },
})
export const name = style({ fontWeight: 600 })
/**
 * Browsers reverse their Arabic quotation marks around an English name, so these are the ones in our texts.
 */
export const quoted = style({ selectors: { ':lang(ar) &': { quotes: '"«" "»"' } } })
export const original = style({ color: vars.color.text2 })
export const tapNote = style({ ...mixin.note, display: 'block' })
