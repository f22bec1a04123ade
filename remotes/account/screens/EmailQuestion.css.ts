import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

/** The button inside the question that accepts the suggested address. It's tall enough to tap. */
export const take = style({
  minBlockSize: '1.5rem',
  font: 'inherit',
  fontWeight: 600,
  color: vars.color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})
