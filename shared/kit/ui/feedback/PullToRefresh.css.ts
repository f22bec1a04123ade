import { fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

export const whole = style({ position: 'relative', transition: 'transform 220ms ease-out' })
export const sign = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '-44px',
  blockSize: '44px',
  ...mixin.centered,
  // In the text colour of a screen that colours the ground around it.
  color: fallbackVar(vars.bar.text, vars.color.text2),
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const breathe = keyframes({ '50%': { opacity: 0.3 } })
const tick = keyframes({ '50%': { transform: 'rotate(-90deg) scale(1.25)' } })

/** The ring's length is 1, so that the offset is the share of it that is missing. */
export const ring = style({
  inlineSize: '24px',
  blockSize: '24px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeDasharray: 1,
  // It fills from the top.
  transform: 'rotate(-90deg)',
})
globalStyle(`${ring}[data-ready]`, { animation: `${tick} 160ms ${vars.motion.ease}` })
globalStyle(`${ring}[data-busy]`, {
  animation: `${turn} 800ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${breathe} 1600ms ease-in-out infinite` } },
})
