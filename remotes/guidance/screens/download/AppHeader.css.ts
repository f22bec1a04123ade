import { style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const header = style({ ...mixin.column, alignItems: 'center', textAlign: 'center' })
export const picture = style({
  display: 'block',
  inlineSize: '15rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
})
export const name = style({ font: vars.font.section, marginBlockStart: vars.space.l })
export const reason = style({ ...mixin.secondary, marginBlockStart: vars.space.xs, textWrap: 'balance' })
export const facts = style({
  ...mixin.wrap,
  justifyContent: 'center',
  gap: vars.space.s,
  marginBlockStart: vars.space.m,
})
export const fact = style({
  ...mixin.row,
  gap: '6px',
  paddingInline: vars.space.m,
  paddingBlock: '6px',
  borderRadius: vars.radius.small,
  background: vars.color.card,
  font: vars.font.note,
  fontVariantNumeric: 'tabular-nums',
})

const drawn = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
export const ground = style({ fill: vars.color.accentSoft })
export const phone = style({ fill: vars.color.surface, stroke: vars.color.text2, strokeWidth: 3 })
export const line = style({ ...drawn, stroke: vars.color.skeleton, strokeWidth: 5 })
export const tile = style({ fill: vars.color.accent })
export const mark = style({ fill: vars.color.onAccent, fillRule: 'evenodd' })
/** The circle behind the device. Its border separates it from the phone. */
export const plate = style({ fill: vars.color.surface, stroke: vars.color.accentSoft, strokeWidth: 4 })
export const device = style({ ...drawn, stroke: vars.illustration, strokeWidth: 1.25 })
