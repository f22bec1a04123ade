import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

/** A link inside a text is underlined, not only coloured. */
export const link = style({
  // A taller touch target that doesn't change the line height.
  paddingBlock: '5px',
  marginBlock: '-5px',
  color: vars.color.accentText,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  borderRadius: '4px',
  selectors: { '&:active': { opacity: 0.6 } },
})
