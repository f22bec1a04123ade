import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

/** A word of the question that answers it; tall enough for a thumb. */
export const take = style({
  minBlockSize: '1.5rem',
  font: 'inherit',
  fontWeight: 600,
  color: vars.color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})
