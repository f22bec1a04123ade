import { style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

// With two columns, the pictures are at the start, and all the rest is one block at the end.
export const about = style({ gridColumn: 2 })
export const pictures = style({ gridColumn: 1, gridRow: '1 / 3', minInlineSize: 0 })
export const code = style({ ...mixin.column, gap: vars.space.l, gridColumn: 2, outline: 'none' })

/** Large text wraps below the icon. */
export const name = style({ ...mixin.row, flexWrap: 'wrap', gap: `${vars.space.s} ${vars.space.l}` })
export const facts = style({
  ...mixin.wrap,
  ...mixin.note,
  columnGap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
})
export const reason = style({
  ...mixin.secondary,
  marginBlock: `${vars.space.m} ${vars.space.l}`,
  textWrap: 'pretty',
})
export const hint = style({ font: vars.font.strong, textAlign: 'center', textWrap: 'balance' })
/**
 * Reserves the height of two buttons and a line, because only the device knows its store: nothing below
 * moves when they appear.
 */
export const actions = style({
  ...mixin.column,
  gap: vars.space.m,
  minBlockSize: `calc(7.75rem + ${vars.space.l})`,
})
