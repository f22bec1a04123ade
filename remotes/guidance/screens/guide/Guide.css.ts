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
// The final height of the row. Otherwise its badge would move when the rest of the row has been parsed.
globalStyle(`${phonePlaceholder} li > *`, { minBlockSize: 'calc(2.75rem + 25px)' })
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

/** A maker's initials, in place of a logo. */
export const maker = style({
  ...mixin.centered,
  inlineSize: 'min(1.75rem, 36px)',
  blockSize: 'min(1.75rem, 36px)',
  borderRadius: '50%',
  background: vars.color.track,
  color: vars.color.text2,
  font: vars.font.badge,
  // Not as text, because find in page and copying would see it beside the name.
  '::before': { content: 'attr(data-initials)' },
  selectors: { '&[data-mine]': { background: vars.color.accent, color: vars.color.onAccent } },
})

export const progress = style({
  ...mixin.note,
  marginInline: vars.space.l,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-done]': { color: vars.color.ok, fontWeight: 600 } },
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
  selectors: { '[data-done] > * > &': { background: vars.color.ok } },
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
export const tap = style({
  position: 'relative',
  font: vars.font.secondary,
  color: vars.color.text,
  paddingInlineStart: `calc(min(1.25rem, 28px) + ${vars.space.xs})`,
  counterIncrement: 'line',
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
