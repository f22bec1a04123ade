import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'
import { brandMark, tinted } from './ground.ts'

// Takes no snapshot of content that stays, so a tap during the transition reaches the next screen.
globalStyle('html', { viewTransitionName: 'none' })
globalStyle('::view-transition', { pointerEvents: 'none' })

const asItWas = {
  // Overrides the attribute `hidden`, which keeps the picture from counting as part of the page.
  display: 'block',
  position: 'fixed',
  inset: 0,
  overflow: 'clip',
  pointerEvents: 'none',
} as const

/**
 * The old screen's background and bar, for the one frame in which the engine takes its snapshots: the new
 * screen's background is already underneath. A separate snapshot, because it doesn't move.
 */
export const ground = style({
  ...asItWas,
  background: tinted('var(--scrolled)'),
  viewTransitionName: 'ground',
})
globalStyle(`html[data-mark] ${ground}::before`, {
  ...brandMark,
  insetBlockStart: `calc(${brandMark.insetBlockStart} - var(--scrolled))`,
})

/** The old screen as it looked below the bar. */
export const leaving = style({
  ...asItWas,
  clipPath: `inset(calc(${vars.safeTop} + ${vars.navBar}) 0 0)`,
  viewTransitionName: 'leaving',
})

// Reinserted content would restart its animations, most of them with nothing visible.
globalStyle(`${ground} *`, { animation: 'none !important' })
globalStyle(`${leaving} > main`, { position: 'absolute' })

/**
 * Keeps the new screen out of that frame's snapshot. Afterwards it animates in as in any engine
 * (`App.css.ts`). `visibility` won't do: a hidden heading loses the focus.
 */
export const unseen = style({ opacity: 0, animation: 'none !important' })

/** Starts when the old screen has almost gone, so two titles never overlap. */
export const arriving = style({
  animationDelay: `calc(${vars.motion.page} * 0.2) !important`,
  animationDuration: `calc(${vars.motion.page} * 0.8) !important`,
  animationFillMode: 'backwards !important',
})

const fade = keyframes({ '40%, to': { opacity: 0 } })
const leave = keyframes({
  '40%, to': { opacity: 0 },
  to: { transform: `translateX(calc(-28px * var(--shift) * var(--reading, 1) * ${vars.motion.shift}))` },
})
const lasting = `${vars.motion.page} ${vars.motion.ease} both`
globalStyle('::view-transition-old(ground)', { animation: `${fade} ${lasting}` })
globalStyle('::view-transition-old(leaving)', { animation: `${leave} ${lasting}` })
