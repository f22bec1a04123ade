import { globalStyle, style } from '@vanilla-extract/css'
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

/** Large, spaced digits in a single input. */
export const code = style({})
// Wraps the button below the digits if large text leaves no room for both.
globalStyle(`${code} label + div`, { flexWrap: 'wrap', justifyContent: 'flex-end' })
globalStyle(`${code} input`, {
  minInlineSize: 'min(7.75rem, 100%)',
  font: vars.font.section,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.3em',
})
