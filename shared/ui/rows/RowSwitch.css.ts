import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
})

export const track = style({
  position: 'relative',
  display: 'block',
  flexShrink: 0,
  inlineSize: '3.125rem',
  blockSize: '1.875rem',
  borderRadius: '1rem',
  background: vars.color.edge,
  pointerEvents: 'none',
  transition: `background-color ${vars.motion.press} ${vars.motion.ease}`,
})

export const knob = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: '2px',
  inlineSize: 'calc(1.875rem - 4px)',
  blockSize: 'calc(1.875rem - 4px)',
  borderRadius: '50%',
  background: '#ffffff',
  boxShadow: '0 1px 3px rgba(0, 0, 0, 0.3)',
  transition: `inset-inline-start calc(${vars.motion.press} * ${vars.motion.shift}) ${vars.motion.ease}`,
})

globalStyle(`${input}:checked + ${track}`, { background: vars.color.accent })
globalStyle(`${input}:checked + ${track} > ${knob}`, { insetInlineStart: 'calc(1.25rem + 2px)' })
globalStyle(`${input}:focus-visible + ${track}`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
})
