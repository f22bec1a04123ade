import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

/** A link inside a text. It's underlined, because colour alone wouldn't show that it's a link. */
export const link = style({
  // Makes the touch target taller without changing the line height.
  paddingBlock: '5px',
  marginBlock: '-5px',
  color: vars.color.accentText,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  borderRadius: '4px',
  selectors: { '&:active': { opacity: 0.6 } },
})
