import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl })
export const meta = style({ margin: 0, font: vars.font.note, color: vars.color.text2 })
