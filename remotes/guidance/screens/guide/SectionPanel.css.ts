import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m })
export const words = style({ margin: 0 })
export const or = style({
  margin: 0,
  marginBlockEnd: vars.space.s,
  font: vars.font.note,
  fontWeight: 600,
  color: vars.color.text2,
})
export const notes = style({
  listStyle: 'disc',
  margin: 0,
  paddingInlineStart: vars.space.l,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  font: vars.font.note,
  color: vars.color.text2,
})
export const small = style({ margin: 0, font: vars.font.note, color: vars.color.text2 })
export const answer = style({
  margin: 0,
  font: vars.font.note,
  color: vars.color.text,
  selectors: { '&:empty': { display: 'none' } },
})
export const reported = style({ margin: 0, font: vars.font.note, color: vars.color.ok })
