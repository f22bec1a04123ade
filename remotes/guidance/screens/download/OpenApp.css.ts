import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })

/** Keeps its line, so that nothing moves when the words come. */
export const words = style({
  margin: 0,
  minBlockSize: '1.25rem',
  font: vars.font.secondary,
  color: vars.color.text2,
  textAlign: 'center',
})
