import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

export const legend = style({ font: vars.font.secondary, fontWeight: 600, marginBlockEnd: vars.space.s })
export const cards = style({ ...mixin.column, gap: vars.space.s })

export const card = style({
  position: 'relative',
  ...mixin.row,
  gap: vars.space.m,
  boxSizing: 'border-box',
  minBlockSize: '3.5rem',
  padding: `${vars.space.m} ${vars.space.l}`,
})
export const input = style(mixin.coveringInput)

/** The look of the whole card hangs on the input before it. */
export const face = style({
  ...mixin.cover,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.edge}`,
  pointerEvents: 'none',
})
globalStyle(`${input}:active + ${face}`, { background: vars.color.accentSoft })
globalStyle(`${input}:checked + ${face}`, {
  background: vars.color.accentSoft,
  boxShadow: `inset 0 0 0 2px ${vars.color.accent}`,
})
globalStyle(`${input}:focus-visible + ${face}`, mixin.focusRing)

const above = { position: 'relative', pointerEvents: 'none' } as const
export const icon = style({ ...above, color: vars.color.accentText })
/** A price stands at the end of the line while it takes less than half of it, else below. */
export const pair = style({
  ...above,
  ...mixin.row,
  flexWrap: 'wrap',
  ...mixin.fill,
  columnGap: vars.space.m,
})
export const words = style({ flex: '1 1 52%', minInlineSize: 0 })
export const note = style({ display: 'block', ...mixin.note })
export const end = style({ marginInlineStart: 'auto', color: vars.color.text2, textAlign: 'end' })
export const error = style({ font: vars.font.note, color: vars.color.danger, marginBlockStart: '6px' })
