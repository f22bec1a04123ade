import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

/** An answer inside the question, tall enough for a thumb. */
export const take = style({
  minBlockSize: '1.5rem',
  font: 'inherit',
  fontWeight: 600,
  color: vars.color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})
