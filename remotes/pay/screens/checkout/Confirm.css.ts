import { style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({ ...mixin.column, gap: vars.space.xl })
export const busy = style({
  ...mixin.row,
  flexDirection: 'column',
  gap: vars.space.l,
  paddingBlock: vars.space.xxl,
  ...mixin.secondary,
  textAlign: 'center',
})
export const spinner = style({
  display: 'flex',
  blockSize: '2rem',
  inlineSize: '2rem',
  color: vars.color.accentText,
})
export const agree = style({ ...mixin.note, textAlign: 'center', textWrap: 'balance' })
export const replaces = style({ display: 'block' })
