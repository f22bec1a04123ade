import { style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

export const title = style(mixin.sectionLabel)

/** `clip` cuts a row's pressed state at the rounded corners. Old engines support only `hidden`. */
export const card = style({
  background: vars.color.card,
  borderRadius: vars.radius.card,
  overflow: ['hidden', 'clip'],
})

export const padded = style({ padding: vars.space.l })

export const footer = style({ ...mixin.note, marginInline: vars.space.l, marginBlockStart: vars.space.s })
