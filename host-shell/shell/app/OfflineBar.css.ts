import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { safeBottom } from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

/** Name of the CSS property for the bar's height, without `var()`. */
export const heightName = vars.offlineBar.slice(4, -1)

// Padding at the end of the page, so that visible content doesn't move when the bar appears. Elements that
// stick to the bottom add the bar's height to their own offset.
globalStyle('body', { paddingBlockEnd: `${vars.offlineBar}` })

const rise = keyframes({
  from: { transform: `translateY(calc(100% * ${vars.motion.shift}))`, opacity: 0 },
})

/** Overlays the bottom edge, so that content doesn't jump when the network is lost or returns. */
export const bar = style({
  position: 'fixed',
  zIndex: 10,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  paddingBlock: `${vars.space.xs} calc(${vars.space.xs} + ${safeBottom})`,
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
