import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const whole = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.xxl,
  textAlign: 'center',
})
export const picture = style({ color: vars.color.text2, marginBlockEnd: vars.space.xs })
export const title = style({ font: vars.font.section, textWrap: 'balance' })
export const text = style({
  font: vars.font.secondary,
  color: vars.color.text2,
  maxInlineSize: '22rem',
  textWrap: 'balance',
})
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  inlineSize: '100%',
  maxInlineSize: '20rem',
  marginBlockStart: vars.space.s,
})
