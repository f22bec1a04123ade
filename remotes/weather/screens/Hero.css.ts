import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({ ...mixin.column, gap: vars.space.m })

/** Large text moves the refresh button below the place. */
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
// The icon starts to turn after 300 ms, otherwise it would flicker on a quick response.
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
/** Puts the temperature next to the picture. Very large text moves the picture below. */
export const facts = style({ flex: '1 1 8.5rem', minInlineSize: 0 })
export const degrees = style({
  font: `400 min(4.5rem, 45vw)/min(5rem, 50vw) ${vars.font.family}`,
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
  // Puts the status next to the unit. Very large text moves the status above it.
  flex: '1 1 8rem',
  // Stretched to the final height from the start, so that a second line of text doesn't move anything.
  alignSelf: 'stretch',
  alignContent: 'center',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  minInlineSize: 0,
  ...mixin.secondary,
  fontVariantNumeric: 'tabular-nums',
})
/** The status of weather that is old, failed to refresh or can't be refreshed yet. */
export const warn = style({
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.small,
  background: vars.color.warnSoft,
  color: vars.color.warn,
  fontWeight: 600,
})
