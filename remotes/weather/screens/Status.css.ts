import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 0',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  minInlineSize: 0,
  font: vars.font.note,
  color: vars.color.text2,
  fontVariantNumeric: 'tabular-nums',
})
export const warn = style({ color: vars.color.warn })
