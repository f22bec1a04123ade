import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({ ...mixin.column, gap: vars.space.m })

/** With large text the refresh button wraps below the place. */
export const top = style({ ...mixin.wrap, alignItems: 'flex-start', gap: vars.space.s })
export const place = style({ flex: '1 1 0', maxInlineSize: '100%' })
export const address = style({ font: vars.font.section })
export const quiet = style({
  ...mixin.secondary,
  fontVariantNumeric: 'tabular-nums',
  minBlockSize: '1.25rem',
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const refresh = style({ display: 'flex', marginBlockStart: '-8px', marginInline: 'auto -10px' })
globalStyle(`${refresh} [aria-disabled="true"]`, { opacity: 0.4 })
// No spinner before 300 ms, so that a quick response doesn't flicker.
globalStyle(`${refresh} [aria-busy="true"] svg`, { animation: `${turn} 900ms 300ms linear infinite` })
globalStyle(`${refresh} [aria-busy="true"] svg`, {
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0.4 } },
})

export const middle = style({
  ...mixin.wrap,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
})
/** Next to the picture; with very large text the picture wraps below. */
export const facts = style({ flex: '1 1 8.5rem', minInlineSize: 0 })
export const degrees = style({
  font: `400 4.5rem/5rem ${vars.font.family}`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
})
export const words = style({ font: vars.font.strong })
export const picture = style({
  inlineSize: '8rem',
  blockSize: '8rem',
  maxInlineSize: '34vw',
  maxBlockSize: '34vw',
})

export const bottom = style({
  ...mixin.wrap,
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlockStart: vars.space.m,
  borderBlockStart: '1px solid rgba(125, 140, 170, 0.22)',
  minBlockSize: '3.5rem',
})
export const unit = style({ inlineSize: '6.5rem' })

export const status = style({
  ...mixin.wrap,
  // Next to the unit, or above it with very large text.
  flex: '1 1 8rem',
  // Has its final height from the start: a second line of text must not move it.
  alignSelf: 'stretch',
  alignContent: 'center',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  minInlineSize: 0,
  ...mixin.secondary,
  fontVariantNumeric: 'tabular-nums',
})
/** Weather that is old or failed to refresh. */
export const warn = style({
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.small,
  background: vars.color.warnSoft,
  color: vars.color.warn,
  fontWeight: 600,
})
