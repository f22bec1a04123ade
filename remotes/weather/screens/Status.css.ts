import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Beside the unit while a word has room, above it with very large text.
  flex: '1 1 8rem',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  minInlineSize: 0,
  font: vars.font.note,
  color: vars.color.text2,
  fontVariantNumeric: 'tabular-nums',
})
export const warn = style({ color: vars.color.warn })
