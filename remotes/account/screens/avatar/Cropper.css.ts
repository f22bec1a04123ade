import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({ ...mixin.column, gap: vars.space.l })

/**
 * A square as wide as the column. The viewport's height limits it, so that the buttons below stay visible.
 */
export const stage = style({
  position: 'relative',
  alignSelf: 'center',
  inlineSize: 'min(100%, 60vh)',
  minInlineSize: 'min(100%, 14rem)',
  borderRadius: vars.radius.card,
  overflow: ['hidden', 'clip'],
  background: '#000',
  selectors: { '&::before': { content: '', display: 'block', paddingBlockStart: '100%' } },
})

// These rules replace react-easy-crop's stylesheet. That stylesheet is global and uses left and right, and
// bundlers drop it because its package.json has `sideEffects: false`.
export const container = style({
  ...mixin.cover,
  ...mixin.centered,
  overflow: 'hidden',
  userSelect: 'none',
  touchAction: 'none',
  cursor: 'move',
})
export const picture = style({ flexShrink: 0, maxInlineSize: 'none', willChange: 'transform' })
globalStyle(`${stage} .reactEasyCrop_Cover_Horizontal`, { inlineSize: '100%', blockSize: 'auto' })
globalStyle(`${stage} .reactEasyCrop_Cover_Vertical`, { inlineSize: 'auto', blockSize: '100%' })

/** The circular crop area. Its shadow dims the picture outside the circle. */
export const frame = style({
  ...mixin.cover,
  margin: 'auto',
  borderRadius: '50%',
  overflow: 'hidden',
  color: 'rgba(0, 0, 0, 0.55)',
  boxShadow: '0 0 0 999px currentColor',
  border: '1px solid rgba(255, 255, 255, 0.7)',
  selectors: { '&:focus-visible': { outline: 'none', border: `4px solid ${vars.color.accent}` } },
})

export const tools = style({ ...mixin.row, gap: vars.space.m })

export const zoomWhole = style({ ...mixin.row, ...mixin.fill, gap: vars.space.m, color: vars.color.text2 })

const thumb = '1.25rem'
const track = '0.25rem'

/** Tall enough to tap. Has its own styles, because dark mode with a dark accent gets a white native track. */
export const slider = style({
  ...mixin.fill,
  minBlockSize: '2.75rem',
  appearance: 'none',
  background: 'transparent',
  cursor: 'pointer',
  '::-webkit-slider-runnable-track': {
    blockSize: track,
    borderRadius: track,
    background: vars.color.edge,
  },
  '::-webkit-slider-thumb': {
    appearance: 'none',
    inlineSize: thumb,
    blockSize: thumb,
    marginBlockStart: `calc((${track} - ${thumb}) / 2)`,
    borderRadius: '50%',
    background: vars.color.accent,
  },
})
