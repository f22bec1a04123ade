import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const legend = style(mixin.sectionLabel)

export const row = style({
  position: 'relative',
  display: 'flex',
  padding: '2px',
  borderRadius: vars.radius.field,
  background: vars.color.track,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
})
export const segment = style({ position: 'relative', display: 'flex', flex: '1 0 auto' })
export const input = style(mixin.coveringInput)
/** Two systems of one variant stand on two lines (`pre`). */
export const face = style({
  position: 'relative',
  ...mixin.centered,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: '3rem',
  minBlockSize: '2.75rem',
  padding: `${vars.space.xs} ${vars.space.s}`,
  textAlign: 'center',
  whiteSpace: 'pre',
  font: vars.font.secondary,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: `max(calc(${vars.radius.field} - 2px), 0px)`,
  pointerEvents: 'none',
  transition: `background-color calc(${vars.motion.page} * ${vars.motion.shift}) ${vars.motion.ease}`,
})
globalStyle(`${input}:active + ${face}`, { background: vars.color.press })
globalStyle(`${input}:checked + ${face}`, {
  background: vars.color.thumb,
  boxShadow: '0 1px 3px rgba(0, 0, 0, 0.16)',
  fontWeight: 600,
})
// Inside, because the row cuts what is outside of it.
globalStyle(`${input}:focus-visible + ${face}`, { ...mixin.focusRing, outlineOffset: '-2px' })
