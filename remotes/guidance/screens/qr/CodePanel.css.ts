import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l })
export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s })

/** On paper only the code is left. The mark on the root, because the oldest engines know no `:has`. */
globalStyle('html[data-prints="code"] body *', { '@media': { print: { visibility: 'hidden' } } })
globalStyle(`html[data-prints="code"] .${whole} img`, { '@media': { print: { visibility: 'visible' } } })
