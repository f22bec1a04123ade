import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme.css.ts'

/** What accounts are called by, in a sentence. */
export const email = style({ fontWeight: 600, color: vars.color.text, overflowWrap: 'anywhere' })
/** A number that breaks in the middle is read as two. */
export const phone = style([email, { whiteSpace: 'nowrap' }])
