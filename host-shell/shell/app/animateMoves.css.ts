import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'
import { brandMark, tinted } from './ground.ts'

// Excludes the rest of the page from the snapshots, because a snapshot would intercept taps during the
// transition.
globalStyle('html', { viewTransitionName: 'none' })
globalStyle('::view-transition', { pointerEvents: 'none' })

const asItWas = {
  // Overrides the `hidden` attribute, which is set so that code looking for visible content ignores this
  // copy.
  display: 'block',
  position: 'fixed',
  inset: 0,
  overflow: 'clip',
  pointerEvents: 'none',
} as const

/**
 * The old screen's background and bar. They're shown for the one frame in which the engine takes its
 * snapshots, because the new screen's background is already underneath. They have a snapshot of their own,
 * because they don't move with the screen.
 */
export const ground = style({
  ...asItWas,
  background: tinted('var(--scrolled)'),
  viewTransitionName: 'ground',
})
globalStyle(`html[data-mark] ${ground}::before`, {
  ...brandMark,
  insetBlockStart: 'calc(0px - var(--scrolled))',
})

/** The part of the old screen that was visible below the bar. */
export const leaving = style({
  ...asItWas,
  clipPath: `inset(calc(${vars.insetTop} + ${vars.navBar}) 0 0)`,
  viewTransitionName: 'leaving',
})

// Inserting content again would restart its animations. Most of them start invisible, so the snapshot would
// be empty.
globalStyle(`${ground} *, ${ground} ::before`, { animation: 'none !important' })
globalStyle(`${leaving} > main`, { position: 'absolute' })

/**
 * Hides the new screen in the frame of the snapshots. Afterwards the screen slides in as in engines without
 * view transitions (`App.css.ts`). `visibility` can't be used, because a hidden heading loses the focus.
 */
export const unseen = style({ opacity: 0, animation: 'none !important' })

/** Delays the new screen until the old one has almost faded out, so that two titles never overlap. */
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
