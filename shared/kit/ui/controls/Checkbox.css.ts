import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

export const whole = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  font: vars.font.secondary,
  color: vars.color.text,
})

/** The transparent native input covers the drawn box, so that focus, touch and keyboard work natively. */
export const input = style({
  position: 'absolute',
  insetInlineStart: '-10px',
  insetBlockStart: '-2px',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  opacity: 0,
})

export const box = style({
  ...mixin.centered,
  flexShrink: 0,
  boxSizing: 'border-box',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginBlockStart: '-2px',
  borderRadius: `min(${vars.radius.small}, 8px)`,
  color: 'transparent',
  boxShadow: `inset 0 0 0 1.5px ${vars.color.edge}`,
  transition: `background-color ${vars.motion.press} ${vars.motion.ease}`,
})

globalStyle(`${input}:checked + ${box}`, {
  background: vars.color.accent,
  color: vars.color.onAccent,
  boxShadow: 'none',
})
globalStyle(`${input}[aria-invalid]:not(:checked) + ${box}`, {
  boxShadow: `inset 0 0 0 2px ${vars.color.danger}`,
})
globalStyle(`${input}:focus-visible + ${box}`, mixin.focusRing)

export const text = style(mixin.fill)

export const error = style({
  display: 'block',
  font: vars.font.note,
  color: vars.color.danger,
  marginInlineStart: `calc(1.5rem + ${vars.space.m})`,
})
