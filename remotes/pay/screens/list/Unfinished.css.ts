import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
  marginInlineStart: `calc(-1 * ${vars.space.m})`,
})
