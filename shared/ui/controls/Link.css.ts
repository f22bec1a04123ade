import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

/** A link inside a text is known by its line, not by its colour alone. */
export const link = style({
  color: vars.color.accentText,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  borderRadius: '4px',
  selectors: { '&:active': { opacity: 0.6 } },
})
