import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const deleting = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.xxl,
  textAlign: 'center',
})
export const title = style({ font: vars.font.section })
export const text = style({ font: vars.font.body, color: vars.color.text2 })
