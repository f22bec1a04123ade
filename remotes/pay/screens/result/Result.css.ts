import { keyframes, style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

/** The free height of the page, without a typical result, is divided so that the result is above the middle. */
export const page = style({
  ...mixin.column,
  gap: vars.space.xl,
  paddingBlockStart: 'max(0px, (100vh - 46rem) * 0.38)',
})
/** A line below the text, so that the message has the same height with and without the moving line. */
export const line = style({
  blockSize: '3px',
  inlineSize: 'min(12rem, 100%)',
  marginInline: 'auto',
  marginBlockStart: vars.space.l,
  borderRadius: '2px',
  overflow: 'hidden',
})
const come = keyframes({ from: { opacity: 0 } })
const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } })
const breathe = keyframes({ '50%': { opacity: 0.3 } })
/** Appears after 300 ms, so that it doesn't flicker before a quick response. */
export const moving = style({
  background: vars.color.track,
  animation: `${come} ${vars.motion.page} 300ms both`,
  selectors: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    '&::before': {
      content: '',
      display: 'block',
      inlineSize: '40%',
      blockSize: '100%',
      borderRadius: 'inherit',
      background: vars.color.accent,
      animation: `${pass} 1200ms linear infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&::before': { inlineSize: '100%', animation: `${breathe} 1600ms ease-in-out infinite` } },
    },
  },
})
export const actions = style({ ...mixin.column, gap: vars.space.s })
/** The skeleton of a message's picture, which is a disc of 80 px in the centre of 88 px. */
export const picture = style({ inlineSize: '80px', blockSize: '80px', margin: '4px', borderRadius: '50%' })
/** The paid amount, below the title. */
export const sum = style({
  font: vars.font.title,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
})
