import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

/** Name of the bar height property, without its `var()`. */
export const heightName = vars.offlineBar.slice(4, -1)

// Padding at the page's end, so that no visible content moves. Elements that stick to the bottom place
// themselves above the bar.
globalStyle('body', { paddingBlockEnd: `${vars.offlineBar}` })

const rise = keyframes({
  from: { transform: `translateY(calc(100% * ${vars.motion.shift}))`, opacity: 0 },
})

/** Overlays the bottom edge, so content doesn't jump when the network comes and goes. */
export const bar = style({
  position: 'fixed',
  zIndex: 10,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  paddingBlock: `${vars.space.xs} calc(${vars.space.xs} + env(safe-area-inset-bottom, 0px))`,
  paddingInline: vars.space.l,
  font: vars.font.note,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  animation: `${rise} ${vars.motion.page} ${vars.motion.ease}`,
})

export const dot = style({
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '4px',
  background: vars.color.warn,
})
