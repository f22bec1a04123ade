import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

const dim = keyframes({ from: { backgroundColor: 'transparent' } })

/** The dialog itself dims the page, because old engines have no custom properties in `::backdrop`. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 10,
  display: 'flex',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: 'rgba(0, 0, 0, 0.42)',
  color: vars.color.text,
  animation: `${dim} ${vars.motion.page} ${vars.motion.ease} backwards`,
})
globalStyle(`${scrim}::backdrop`, { display: 'none' })

const rise = keyframes({
  from: { transform: `translateY(calc(100% * ${vars.motion.shift}))`, opacity: vars.motion.shift },
})
const grow = keyframes({
  from: { transform: `scale(calc(1 - 0.04 * ${vars.motion.shift}))`, opacity: 0 },
})
// Only the panel. Toasts in the dialog have an animation of their own.
globalStyle(`${scrim} > :first-child`, {
  animation: `${grow} ${vars.motion.press} ${vars.motion.ease} backwards`,
})

const panel = {
  ...mixin.column,
  boxSizing: 'border-box',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
} as const
/** In engines without modal dialogs the content fills the page. */
const step = {
  selectors: {
    '[data-step] > &': {
      inlineSize: '100%',
      maxInlineSize: 'none',
      blockSize: '100%',
      maxBlockSize: 'none',
      borderRadius: 0,
      paddingBlockStart: `calc(${mixin.safeTop} + ${vars.space.xl})`,
    },
  },
} as const

export const dialog = style({
  ...panel,
  ...step,
  margin: 'auto',
  inlineSize: 'calc(100% - 48px)',
  maxInlineSize: '22rem',
  maxBlockSize: `calc(100% - 48px - ${vars.keyboard})`,
  padding: vars.space.xl,
  borderRadius: vars.radius.sheet,
})

export const sheet = style({
  ...panel,
  ...step,
  marginInline: 'auto',
  marginBlockStart: 'auto',
  marginBlockEnd: vars.keyboard,
  inlineSize: '100%',
  maxInlineSize: vars.size.page,
  maxBlockSize: `calc(100% - ${vars.keyboard} - ${mixin.safeTop} - 24px)`,
  paddingInline: vars.size.margin,
  paddingBlockEnd: `calc(${vars.space.xl} + max(0px, ${mixin.safeBottom} - ${vars.keyboard}))`,
  // A physical shorthand, because logical corners need Chromium 89. The corners are symmetric anyway.
  borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
  selectors: {
    ...step.selectors,
    '&:first-child': { animation: `${rise} ${vars.motion.page} ${vars.motion.ease} backwards` },
  },
})

/**
 * A closed dialog, for as long as it moves away. The opening animations run backwards, so they start slowly.
 * Taps reach the page behind it.
 */
export const leaving = style({ pointerEvents: 'none' })
globalStyle(`${leaving}, ${leaving} > :first-child`, {
  animationDirection: 'reverse !important',
  animationDuration: '160ms !important',
  animationFillMode: 'both !important',
})
// Inserting content again would restart its animations.
globalStyle(`${leaving} > * *`, { animation: 'none !important' })

export const title = style({ font: vars.font.section, textWrap: 'balance' })
export const text = style({ ...mixin.secondary, marginBlockStart: vars.space.s })
export const actions = style({ ...mixin.column, gap: vars.space.s, marginBlockStart: vars.space.xl })

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  ...mixin.between,
  gap: vars.space.s,
  minBlockSize: '3.5rem',
  paddingBlock: vars.space.s,
  marginInlineEnd: '-10px',
  background: vars.color.surfaceRaised,
})
