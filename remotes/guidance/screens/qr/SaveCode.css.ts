import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const hint = style({ margin: 0, font: vars.font.note, color: vars.color.text2, textAlign: 'center' })
