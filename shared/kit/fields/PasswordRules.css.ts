import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '../ui/mixins.css.ts'
import { vars } from '../ui/theme.css.ts'

export const list = style({
  ...mixin.wrap,
  marginBlockStart: vars.space.s,
  columnGap: vars.space.l,
  rowGap: '6px',
  font: vars.font.note,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const part = style({
  ...mixin.row,
  gap: '6px',
  color: vars.color.text2,
  selectors: { '&[data-met]': { color: vars.color.text } },
})

/**
 * A dot that becomes a tick, so that not only the colour changes. A circle would look like a radio button.
 */
export const sign = style({
  ...mixin.centered,
  position: 'relative',
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: 'transparent',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inlineSize: '5px',
      blockSize: '5px',
      borderRadius: '50%',
      background: vars.color.text2,
    },
    '[data-met] > &': { color: vars.color.accentText },
    '[data-met] > &::before': { background: 'transparent' },
  },
})
globalStyle(`${sign} svg`, { inlineSize: '1rem', blockSize: '1rem', strokeWidth: 3 })
// Forced colours paint transparent strokes too, so an unmet part would show a tick.
globalStyle(`${part}:not([data-met]) svg`, {
  '@media': { '(forced-colors: active)': { visibility: 'hidden' } },
})
