import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme.css.ts'

/** A login name inside a sentence. */
export const email = style({ fontWeight: 600, color: vars.color.text, overflowWrap: 'anywhere' })
/** A phone number must not wrap, because it would look like two numbers. */
export const phone = style([email, { whiteSpace: 'nowrap' }])
