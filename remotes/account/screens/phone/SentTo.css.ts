import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({ display: 'flex', alignItems: 'center', gap: vars.space.s })
export const line = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  font: vars.font.body,
  color: vars.color.text2,
})

/** A number that breaks in the middle is read as two. */
export const number = style({ fontWeight: 600, color: vars.color.text, whiteSpace: 'nowrap' })
