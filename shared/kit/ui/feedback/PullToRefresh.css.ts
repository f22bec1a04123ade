import { style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

export const whole = style({ position: 'relative', transition: 'transform 220ms ease-out' })
export const sign = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '-44px',
  blockSize: '44px',
  ...mixin.centered,
  color: vars.color.text2,
})
