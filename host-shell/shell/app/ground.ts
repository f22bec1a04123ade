import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

/**
 * Returns a screen's background with the tint at its top, for an element that starts `from` below that top.
 */
export const tinted = (from: string): string =>
  `linear-gradient(var(--tint) calc(0px - ${from}), var(--page) calc(16rem - ${from})) var(--page)`

const mark = 'var(--mark) center / contain no-repeat'

/** The brand's mark on the screen's background (`brandMark.ts`). */
export const brandMark = {
  content: '""',
  // `none` where the mark isn't shown: even an invisible layer changes how the text above it is rasterised.
  display: 'var(--branded)',
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: `calc(${vars.insetTop} + ${vars.navBar})`,
  insetInlineEnd: `calc(max(0px, 50% - ${vars.size.content} / 2) + ${vars.space.s})`,
  inlineSize: 'min(9rem, 45vw)',
  blockSize: 'min(9rem, 45vw)',
  background: vars.color.accentPure,
  WebkitMask: mark,
  mask: mark,
  opacity: 0.12,
} as const satisfies StyleRule
