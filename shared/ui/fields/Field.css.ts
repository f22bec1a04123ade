import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

/** The visible box; the input inside fills it. */
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

/** Never under 16 px, or iOS zooms the page. The box shows the focus. */
export const input = style({
  flex: '1 1 0',
  minInlineSize: 0,
  boxSizing: 'border-box',
  paddingInline: vars.space.m,
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
    // An address or a number stays left-to-right, and still starts where the language starts.
    '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
  },
})

export const leading = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: vars.space.m,
  color: vars.color.text2,
})
export const trailing = style({ display: 'flex', alignItems: 'center', paddingInlineEnd: vars.space.xs })
