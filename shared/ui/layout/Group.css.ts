import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

export const title = style({
  font: vars.font.note,
  fontWeight: 600,
  color: vars.color.text2,
  marginInline: vars.space.l,
  marginBlockEnd: vars.space.s,
})

/** `clip` keeps the pressed state of a row inside the corners; old engines know only `hidden`. */
export const card = style({
  background: vars.color.card,
  borderRadius: vars.radius.card,
  overflow: ['hidden', 'clip'],
})

export const padded = style({ padding: vars.space.l })

export const footer = style({
  font: vars.font.note,
  color: vars.color.text2,
  marginInline: vars.space.l,
  marginBlockStart: vars.space.s,
})
