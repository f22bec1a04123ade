import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'
import { brandMark, tinted } from './ground.ts'

// Of what stays no picture is taken: a tap while the last screen leaves is one on the next.
globalStyle('html', { viewTransitionName: 'none' })
globalStyle('::view-transition', { pointerEvents: 'none' })

const asItWas = {
  // Said here too: the attribute `hidden` keeps it from being taken for a part of the page.
  display: 'block',
  position: 'fixed',
  inset: 0,
  overflow: 'clip',
  pointerEvents: 'none',
} as const

/**
 * What the screen stood on, and the bar, for the one frame in which the engine takes its pictures: the next screen's
 * ground lies under them already. A picture of its own, because it does not move.
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

/** The screen as it was on the glass below the bar. */
export const leaving = style({
  ...asItWas,
  clipPath: `inset(calc(${vars.safeTop} + ${vars.navBar}) 0 0)`,
  viewTransitionName: 'leaving',
})

// What is put back into the page would begin its animations anew, most of them with nothing on show.
globalStyle(`${ground} *`, { animation: 'none !important' })
globalStyle(`${leaving} > main`, { position: 'absolute' })

/**
 * In that frame the next screen is not in the picture; after it the screen comes as in any engine (`App.css.ts`). Not by
 * `visibility`: a heading that cannot be seen loses the focus.
 */
export const unseen = style({ opacity: 0, animation: 'none !important' })

/** It comes when hardly anything is left of the screen before: nobody reads two titles. */
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
