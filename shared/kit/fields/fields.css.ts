import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import * as mixin from '../ui/mixins.css.ts'
import { vars } from '../ui/theme.css.ts'

/** Calling code and number run from left to right, even in Arabic. */
export const phone = style({})
globalStyle(`[dir="rtl"] ${phone} label + div`, { direction: 'ltr' })
globalStyle(`[dir="rtl"] ${phone} input[dir="ltr"]`, { textAlign: 'start' })

/** Wide enough for "+998", so that nothing moves when the calling code replaces the country code. */
export const region = style({
  ...mixin.between,
  gap: '2px',
  minInlineSize: 'min(4.75rem, 24vw)',
  minBlockSize: '2.75rem',
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
  paddingInlineStart: vars.space.s,
  paddingInlineEnd: '6px',
  borderRadius: vars.radius.small,
  font: vars.font.body,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
  selectors: {
    '&:active': { background: vars.color.press },
    '&:focus-visible': { ...mixin.focusRing, outlineOffset: '-2px' },
  },
})

/** Wide enough for "+998", for the same reason. */
export const sameRegion = style({
  minInlineSize: 'min(2.5rem, 16vw)',
  font: vars.font.body,
  fontVariantNumeric: 'tabular-nums',
})

/** Number of digits that a code has, and that are typed. `CodeField` sets both. */
const places = 'var(--places)'
const filled = 'var(--filled)'
const gap = '0.62em'
/** A digit and the gap beside it. All digits are as wide as "0", the unit `ch`. */
const place = `(1ch + ${gap})`
/** Draws a line below each place. */
const lines = (color: string) => {
  const from = `calc(${gap} / 4)`
  const to = `calc(${place} - ${gap} / 4)`
  return `repeating-linear-gradient(to right, transparent 0 ${from}, ${color} ${from} ${to}, transparent ${to} calc(${place}))`
}

/**
 * A single input that is drawn as one place for each digit, because every autofill can fill a single input.
 * The digits get smaller if large text or a long code leaves no room for them.
 */
export const code = style({})
globalStyle(`${code} label + div`, { position: 'relative', minBlockSize: '3.5rem' })
globalStyle(`${code} input`, {
  // Only the start is padded. Otherwise the gap after the last digit would scroll the first one out of sight.
  paddingInline: `calc((100% - ${place} * ${places} + ${gap}) / 2) 0`,
  font: vars.font.title,
  fontSize: `min(1.75rem, calc(60vw / ${places}))`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: gap,
  lineHeight: 1.14,
  backgroundImage: `${lines(vars.color.accentText)}, ${lines(vars.color.edge)}`,
  backgroundSize: `calc(${place} * ${filled}) 2px, calc(${place} * ${places}) 2px`,
  backgroundPosition: `calc(50% + ${place} * (${filled} - ${places}) / 2) calc(100% - 9px), 50% calc(100% - 9px)`,
  backgroundRepeat: 'no-repeat',
})
globalStyle(`[dir="rtl"] ${code} input[dir="ltr"]`, { textAlign: 'start' })
const come = keyframes({ from: { opacity: 0 } })
// The spinner of the automatic check. It's outside of the row, because it would move the digits.
globalStyle(`${code} label + div > span`, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.m,
  padding: 0,
  color: vars.color.text2,
  animation: `${come} ${vars.motion.press} 300ms both`,
})
