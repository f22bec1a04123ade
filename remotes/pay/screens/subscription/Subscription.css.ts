import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
})
export const label = style({ font: vars.font.note, color: vars.color.text2 })
export const name = style({ font: vars.font.section })
export const until = style({
  font: vars.font.secondary,
  color: vars.color.text2,
  marginBlockStart: vars.space.xs,
})
export const late = style([until, { color: vars.color.danger }])
export const soon = style([until, { color: vars.color.warn }])
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  marginBlockStart: vars.space.xs,
  font: vars.font.note,
  color: vars.color.text2,
})
export const reached = style({ color: vars.color.danger })
export const plain = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  font: vars.font.secondary,
})
export const quiet = style({ color: vars.color.text2 })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
  marginInlineStart: `calc(-1 * ${vars.space.m})`,
})
