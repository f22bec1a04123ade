import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '../ui/mixins.css.ts'
import { vars } from '../ui/theme.css.ts'

export const sentTo = style({ ...mixin.row, gap: vars.space.s })
export const sentToText = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  font: vars.font.body,
  color: vars.color.text2,
})

export const resend = style({
  ...mixin.column,
  alignItems: 'center',
  gap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
})
export const resendLimit = style({ ...mixin.note, textAlign: 'center' })

export const narrow = style({ display: 'grid', justifyItems: 'end' })
globalStyle(`${narrow} > *`, { gridArea: '1 / 1' })
globalStyle(`${narrow} > [aria-hidden]`, { visibility: 'hidden' })
