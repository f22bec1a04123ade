import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

/**
 * Returns a screen's background with the tint at its top, for an element that starts `from` below that top.
 */
export const tinted = (from: string): string =>
  `linear-gradient(var(--tint) calc(0px - ${from}), var(--page) calc(16rem - ${from})) var(--page)`

/** Where the pattern ends: below the title's line. */
const end = `calc(${vars.insetTop} + ${vars.navBar} + 7rem)`

/**
 * The brand's pattern (`brandMark.ts`) in the top corner at the end of the line, for an element that starts
 * `from` below the top of the page and shows only its own part of the pattern.
 */
const brandPart = (from: string) => {
  const mark = `var(--mark) 100% calc(0px - ${from}) / 20rem 12.5rem no-repeat`
  return {
    content: '""',
    // `none` where the pattern isn't shown: even an invisible layer changes how the text above it is
    // rasterised.
    display: 'var(--branded)',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: `linear-gradient(${vars.color.accentPure} calc(1.5rem - ${from}), transparent calc(${end} - ${from}))`,
    WebkitMask: mark,
    mask: mark,
    opacity: 'var(--mark-strength)',
    transform: 'scaleX(var(--reading, 1))',
  } as const satisfies StyleRule
}

/** The pattern on the page, and its parts on the safe area and the bar, which cover the page. */
export const brandMark = { ...brandPart('0px'), insetBlockEnd: 'auto', blockSize: end } as const
export const markOfSafeArea = brandPart('0px')
export const markOfBar = brandPart(vars.insetTop)
