import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s })
