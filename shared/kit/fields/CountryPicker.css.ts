import { style } from '@vanilla-extract/css'
import * as mixin from '../ui/mixins.css.ts'
import { vars } from '../ui/theme.css.ts'

/** Full screen, because the keyboard would cover most of a bottom sheet. */
export const page = style({
  ...mixin.column,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingBlockStart: mixin.safeTop,
  paddingBlockEnd: vars.keyboard,
  background: vars.color.ground,
})

export const head = style({
  ...mixin.between,
  gap: vars.space.s,
  minBlockSize: '3.5rem',
  paddingInlineStart: vars.size.margin,
  paddingInlineEnd: vars.space.s,
})
export const title = style({ font: vars.font.section })

export const waiting = style({ display: 'flex', justifyContent: 'center', padding: vars.space.xxl })
