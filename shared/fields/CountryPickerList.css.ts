import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme.css.ts'

export const search = style({
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: vars.size.field,
  marginInline: vars.size.margin,
  marginBlockEnd: vars.space.m,
  paddingInlineStart: vars.space.m,
  gap: vars.space.s,
  borderRadius: vars.radius.field,
  color: vars.color.text2,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.edge}`,
  selectors: { '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` } },
})

export const input = style({
  flex: '1 1 0',
  minInlineSize: 0,
  alignSelf: 'stretch',
  font: vars.font.body,
  color: vars.color.text,
  caretColor: vars.color.accentText,
  background: 'transparent',
  appearance: 'none',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.text2, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const list = style({
  flex: '1 1 0',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
})

/** 245 rows: engines that can skip those out of sight; the others are quick enough. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  boxSizing: 'border-box',
  minBlockSize: vars.size.row,
  paddingInline: vars.size.margin,
  paddingBlock: vars.space.s,
  font: vars.font.body,
  color: vars.color.text,
  cursor: 'pointer',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 3.25rem',
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.press },
    '&:active': { background: vars.color.press },
  },
})
export const name = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' })
export const code = style({ color: vars.color.text2, fontVariantNumeric: 'tabular-nums' })
export const chosen = style({ color: vars.color.accentText })
export const none = style({
  padding: vars.space.xl,
  font: vars.font.body,
  color: vars.color.text2,
  textAlign: 'center',
})
