import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

export const box = style({
  display: 'flex',
  alignItems: 'stretch',
  boxSizing: 'border-box',
  minBlockSize: vars.size.field,
  background: vars.color.surface,
  borderRadius: vars.radius.field,
  boxShadow: `inset 0 0 0 1px ${vars.color.edge}`,
  transition: `box-shadow ${vars.motion.press} ${vars.motion.ease}`,
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    '&[data-invalid]': { boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&[data-invalid]:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
    '&[data-still]': { background: vars.color.card, boxShadow: 'none' },
  },
})

/**
 * The font has at least 16 px, otherwise iOS zooms the page. The box around the input shows the focus ring.
 */
export const input = style({
  ...mixin.fill,
  boxSizing: 'border-box',
  // Further in where the corners are very round.
  paddingInline: `max(${vars.space.m}, ${vars.radius.field} * 2 - 12px)`,
  paddingBlock: vars.space.m,
  borderRadius: vars.radius.field,
  font: vars.font.body,
  color: vars.color.text,
  caretColor: vars.color.accentText,
  background: 'transparent',
  appearance: 'none',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.text2, opacity: 1 },
    // Email addresses and numbers run from left to right in every language, but are aligned by the page's
    // direction. So are names in another script.
    '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
    '&[dir="auto"]': { textAlign: ['start', '-webkit-match-parent', 'match-parent'] as 'start'[] },
  },
})

export const leading = style({ ...mixin.row, paddingInlineStart: vars.space.m, color: vars.color.text2 })
export const trailing = style({ ...mixin.row, paddingInlineEnd: vars.space.xs })
// Inside the button, because outside its focus ring would cross the ring of the box.
globalStyle(`${trailing} :focus-visible`, { outlineOffset: '-4px' })

export const frame = style(mixin.column)

export const label = style({
  font: vars.font.secondary,
  fontWeight: 600,
  color: vars.color.text,
  marginBlockEnd: vars.space.s,
})

export const below = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  font: vars.font.note,
  marginBlockStart: '6px',
})
export const messages = style(mixin.fill)
export const hint = style({ color: vars.color.text2 })
export const error = style({ display: 'flex', gap: '6px', color: vars.color.danger })
export const errorSign = style({ flexShrink: 0, inlineSize: '1.125rem', blockSize: '1.125rem' })
export const counter = style({
  color: vars.color.text2,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: vars.color.danger } },
})

export const form = style({ ...mixin.column, gap: '20px' })

/** In the flow of the page, because a fixed button would cover fields while the keyboard is open. */
export const actions = style({
  ...mixin.row,
  flexDirection: 'column',
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
})
// A link that stands alone looks like a text button. Only links in sentences are underlined.
globalStyle(`${actions} > a`, {
  marginBlock: 0,
  paddingBlock: vars.space.m,
  font: vars.font.strong,
  textAlign: 'center',
  textDecoration: 'none',
})
