import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../ui/theme.css.ts'

/** Digits one reads at a glance, spaced like the message they come from. Still one input. */
export const code = style({})
globalStyle(`${code} input`, {
  font: vars.font.section,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.3em',
})
