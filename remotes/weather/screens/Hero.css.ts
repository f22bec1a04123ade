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
})
export const unit = style({ inlineSize: '6.5rem' })

export const status = style({
  ...mixin.column,
  justifyContent: 'center',
  // Next to the unit. A narrow screen or large text moves the unit below.
  flex: '1 1 12rem',
  minInlineSize: 0,
  // Room for the age and two lines about the place, so that nothing moves when they arrive.
  minBlockSize: '3.75rem',
  ...mixin.secondary,
  fontVariantNumeric: 'tabular-nums',
})
/** Where the place comes from. Its margins let the button's 44 px reach over the lines around it. */
export const source = style({
  ...mixin.note,
  ...mixin.row,
  gap: vars.space.xs,
  alignSelf: 'flex-start',
  paddingBlock: '0.8125rem',
  marginBlock: '-0.6875rem',
  textAlign: 'start',
  selectors: { '&:active': { opacity: 0.5 } },
})
export const remedy = style({ fontWeight: 600, color: vars.color.text })

const blink = keyframes({ '50%': { opacity: 0.2 } })
/** Answers a refresh that needed no call, because the words were there before. */
export const just = style({ animation: `${blink} 440ms ease-in-out` })
/** The status of weather that is old, failed to refresh or can't be refreshed yet. */
export const warn = style({
  display: 'inline-block',
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.small,
  background: vars.color.warnSoft,
  color: vars.color.warn,
  fontWeight: 600,
})
