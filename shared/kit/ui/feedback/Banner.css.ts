import { style, styleVariants } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

const base = style({
  display: 'flex',
  gap: vars.space.m,
  padding: vars.space.m,
  paddingInlineStart: vars.space.l,
  borderRadius: vars.radius.field,
  font: vars.font.secondary,
  color: vars.color.text,
})

export const tone = styleVariants(mixin.tones, ({ soft }) => [base, { background: soft }])
export const sign = styleVariants(mixin.tones, ({ color }) => ({ ...mixin.row, blockSize: '1.25rem', color }))

export const content = style(mixin.fill)
export const title = style({ fontWeight: 600 })
export const action = styleVariants(mixin.tones, ({ color }) => ({
  minBlockSize: '2rem',
  marginBlockStart: vars.space.xs,
  font: vars.font.secondary,
  fontWeight: 600,
  color,
}))
