import { style, styleVariants } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

const base = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  paddingInline: '6px',
  paddingBlock: '2px',
  borderRadius: vars.radius.small,
  font: vars.font.badge,
  fontVariantNumeric: 'tabular-nums',
})
export const tone = styleVariants(mixin.tones, ({ color, soft }) => [base, { background: soft, color }])
