import { style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({ ...mixin.column, gap: vars.space.m })
export const reason = style({ font: vars.font.body, textWrap: 'balance' })
export const features = style({ ...mixin.column, gap: vars.space.s })
export const feature = style({
  ...mixin.row,
  alignItems: 'flex-start',
  gap: vars.space.m,
  font: vars.font.strong,
})
export const icon = style({ display: 'flex', flexShrink: 0, color: vars.color.accentText })
