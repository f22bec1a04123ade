import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme.css.ts'

/** A login name inside a sentence. */
export const email = style({ fontWeight: 600, color: vars.color.text, overflowWrap: 'anywhere' })
/** A number must not wrap: it would look like two. */
export const phone = style([email, { whiteSpace: 'nowrap' }])
