import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
})
export const mark = style({
  boxSizing: 'border-box',
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: '0.625rem',
  borderRadius: vars.radius.field,
  background: vars.color.accent,
  color: vars.color.onAccent,
})
export const names = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  font: vars.font.note,
  color: vars.color.text2,
})
export const app = style({ font: vars.font.strong, color: vars.color.text })
