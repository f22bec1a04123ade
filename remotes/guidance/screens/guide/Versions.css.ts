import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import * as segmented from '@companion/shared/ui/controls/Segmented.css'
import { vars } from '@companion/shared/ui/theme.css'

export const legend = style(mixin.sectionLabel)

/** A segmented control whose segments stay on one line, which scrolls if they don't fit. */
export const row = style([
  segmented.track,
  {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    '::-webkit-scrollbar': { display: 'none' },
  },
])
export const segment = style([segmented.segment, { flex: '1 0 auto' }])
export const { input } = segmented
/** Two systems of one variant stand on two lines (`pre`). */
export const face = style([
  segmented.face,
  {
    boxSizing: 'border-box',
    minInlineSize: '3rem',
    minBlockSize: '2.75rem',
    whiteSpace: 'pre',
    fontVariantNumeric: 'tabular-nums',
  },
])
globalStyle(`${input}:active + ${face}`, { background: vars.color.press })
// Inside, because the row cuts what is outside of it.
globalStyle(`${input}:focus-visible + ${face}`, { ...mixin.focusRing, outlineOffset: '-2px' })
