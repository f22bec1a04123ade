import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

// Of what stays no picture is taken: a tap while the last screen leaves is one on the next.
globalStyle('html', { viewTransitionName: 'none' })
globalStyle('::view-transition', { pointerEvents: 'none' })

/** As it was on the glass below the bar, for the one frame in which the engine takes its picture. */
export const leaving = style({
  // Said here too: the attribute `hidden` keeps it from being taken for a part of the page.
  display: 'block',
  position: 'fixed',
  inset: 0,
  overflow: 'clip',
  clipPath: `inset(calc(${vars.safeTop} + ${vars.navBar}) 0 0)`,
  pointerEvents: 'none',
  viewTransitionName: 'leaving',
})

// What is put back into the page would begin its animations anew, most of them with nothing on show.
globalStyle(`${leaving} *`, { animation: 'none !important' })
globalStyle(`${leaving} > main`, { position: 'absolute' })

/**
 * In that frame the next screen is not in the picture; after it the screen comes as in any engine (`App.css.ts`). Not by
 * `visibility`: a heading that cannot be seen loses the focus.
 */
export const unseen = style({ opacity: 0, animation: 'none !important' })

const leave = keyframes({
  '50%, to': { opacity: 0 },
  to: { transform: `translateX(calc(-28px * var(--shift) * var(--reading, 1) * ${vars.motion.shift}))` },
})
globalStyle('::view-transition-old(leaving)', {
  animation: `${leave} ${vars.motion.page} ${vars.motion.ease} both`,
})
