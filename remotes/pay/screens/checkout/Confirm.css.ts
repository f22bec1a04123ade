import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl })
export const busy = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.l,
  paddingBlock: vars.space.xxl,
  font: vars.font.secondary,
  color: vars.color.text2,
  textAlign: 'center',
})
export const spinner = style({
  display: 'flex',
  blockSize: '2rem',
  inlineSize: '2rem',
  color: vars.color.accentText,
})
