import { style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

export const head = style({
  ...mixin.wrap,
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  font: vars.font.secondary,
})
export const value = style({ color: vars.color.text2, fontVariantNumeric: 'tabular-nums' })
export const track = style({
  blockSize: '0.5rem',
  marginBlockStart: vars.space.s,
  borderRadius: `min(${vars.radius.small}, 0.25rem)`,
  background: vars.color.track,
  overflow: 'hidden',
})
export const bar = style({
  blockSize: '100%',
  borderRadius: 'inherit',
  background: vars.color.accent,
  selectors: { '&[data-full]': { background: vars.color.danger } },
})
