import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const name = style({ fontWeight: 600, color: vars.color.text, overflowWrap: 'anywhere' })
/** A number that breaks in the middle is read as two. */
export const number = style([name, { whiteSpace: 'nowrap' }])
