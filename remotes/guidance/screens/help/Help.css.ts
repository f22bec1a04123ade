import { style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const credits = style(mixin.note)
export const body = style({
  ...mixin.column,
  gap: vars.space.m,
  alignItems: 'flex-start',
  color: vars.color.text,
  font: vars.font.secondary,
})

export const facts = style({ ...mixin.column, gap: vars.space.xs })
export const fact = style({ ...mixin.wrap, justifyContent: 'space-between', columnGap: vars.space.m })
export const factValue = style({ color: vars.color.text, overflowWrap: 'anywhere', minInlineSize: 0 })
