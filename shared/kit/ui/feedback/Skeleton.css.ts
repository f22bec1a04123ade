import { keyframes, style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

/** Reserves its space at once, but appears after 120 ms, because it would flicker before a quick response. */
const appear = keyframes({ from: { opacity: 0 } })

export const pulse = style({
  display: 'block',
  background: vars.color.skeleton,
  borderRadius: vars.radius.small,
  animation: `${appear} ${vars.motion.page} 120ms both, ${breathe} 1800ms 1s ease-in-out infinite`,
})
export const line = style({ blockSize: '0.75rem', borderRadius: '6px' })
export const word = style({ display: 'inline-block', blockSize: '0.7em' })
export const block = style({ blockSize: vars.size.field, borderRadius: vars.radius.card })
export const lines = style({ ...mixin.column, gap: '0.75rem', paddingBlock: '0.375rem' })
export const row = style({ ...mixin.between, flex: '1 1 0' })
