import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

globalStyle('html', { backgroundColor: vars.background })
globalStyle('html[data-ground="list"]', { backgroundColor: vars.backgroundList })
globalStyle('body', { backgroundColor: 'inherit' })

/** Painted over what scrolls beneath. Said here and not inherited: one element between without it lets everything through. */
export const ground = style({
  backgroundColor: vars.background,
  selectors: { 'html[data-ground="list"] &': { backgroundColor: vars.backgroundList } },
})

// Clipped both ways: beside `visible`, WebKit 2.38 paints nothing of what `clip` holds.
export const app = style({ minBlockSize: '100vh', overflow: 'clip' })

export const safeArea = style([
  ground,
  { position: 'sticky', insetBlockStart: 0, zIndex: 2, blockSize: vars.safeTop },
])

// Pages push in the reading direction; with reduced motion `shift` is 0 and only the fade is left.
const push = keyframes({
  from: {
    opacity: 0,
    transform: `translateX(calc(28px * var(--shift) * var(--reading, 1) * ${vars.motion.shift}))`,
  },
})

export const arriving = style({ animation: `${push} ${vars.motion.page} ${vars.motion.ease}` })

globalStyle('html[dir="rtl"]', { vars: { '--reading': '-1' } })

export const covered = style({ visibility: 'hidden', blockSize: 0, overflow: 'hidden' })
