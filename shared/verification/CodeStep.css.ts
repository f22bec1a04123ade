import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme.css.ts'

export const sentTo = style({ display: 'flex', alignItems: 'center', gap: vars.space.s })
export const sentToText = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  font: vars.font.body,
  color: vars.color.text2,
})

export const resend = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
})
export const resendLimit = style({ font: vars.font.note, color: vars.color.text2, textAlign: 'center' })
