import { fallbackVar, style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

/** Stays in sight while the plans scroll; no keyboard ever opens on this page. */
export const bar = style({
  position: 'sticky',
  // A shell from before the offline bar has no height for it.
  insetBlockEnd: fallbackVar(vars.offlineBar, '0px'),
  zIndex: 1,
  marginInline: `calc(-1 * ${vars.size.margin})`,
  paddingInline: vars.size.margin,
  paddingBlock: `${vars.space.m} calc(${vars.space.m} + env(safe-area-inset-bottom, 0px))`,
  background: vars.color.ground,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
})
export const line = style({
  ...mixin.wrap,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  marginBlockEnd: vars.space.s,
})
export const label = style(mixin.secondary)
export const total = style({ font: vars.font.strong, fontVariantNumeric: 'tabular-nums' })
export const agree = style({
  ...mixin.note,
  marginBlockStart: vars.space.s,
  textAlign: 'center',
  textWrap: 'balance',
})
export const link = style({
  color: vars.color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})
