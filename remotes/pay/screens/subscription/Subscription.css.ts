import { style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({ ...mixin.column, gap: vars.space.l })
export const head = style({ ...mixin.between, flexWrap: 'wrap', gap: vars.space.s })
export const label = style(mixin.note)
export const name = style({ font: vars.font.section })
export const until = style({ ...mixin.secondary, marginBlockStart: vars.space.xs })
export const late = style([until, { color: vars.color.danger }])
export const soon = style([until, { color: vars.color.warn }])
export const note = style({
  ...mixin.wrap,
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  marginBlockStart: vars.space.xs,
  ...mixin.note,
})
export const reached = style({ color: vars.color.danger })
export const plain = style({
  ...mixin.wrap,
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  font: vars.font.secondary,
})
export const quiet = style({ color: vars.color.text2 })

export const actions = style({
  ...mixin.wrap,
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
  marginInlineStart: `calc(-1 * ${vars.space.m})`,
})
