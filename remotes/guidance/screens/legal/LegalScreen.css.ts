import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl })
export const meta = style({ margin: 0, font: vars.font.note, color: vars.color.text2 })

export const sections = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl })
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  outline: 'none',
  scrollMarginBlockStart: `calc(${vars.navBar} + ${vars.safeTop} + 1rem)`,
})
export const title = style({ margin: 0, font: vars.font.section, color: vars.color.text })
export const paragraph = style({
  margin: 0,
  font: vars.font.body,
  color: vars.color.text,
  overflowWrap: 'break-word',
})
export const list = style({
  listStyle: 'disc',
  margin: 0,
  paddingInlineStart: '1.25rem',
  display: 'grid',
  // A long word breaks instead of widening its column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  font: vars.font.body,
  color: vars.color.text,
})
