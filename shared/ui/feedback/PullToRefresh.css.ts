import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

export const whole = style({ position: 'relative' })
export const sign = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '-44px',
  blockSize: '44px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: vars.color.text2,
})
