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

/** Above the face; taps go to the input below. */
export const label = style({ position: 'relative', pointerEvents: 'none', ...mixin.fill })
