import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

/** Under the bar and above everything else; it lets touches through beside the toasts. */
export const region = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: 0,
  insetBlockStart: `calc(${vars.safeTop} + ${vars.navBar} + ${vars.space.s})`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  boxSizing: 'border-box',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.m,
  pointerEvents: 'none',
})

const drop = keyframes({
  from: { transform: `translateY(calc(-16px * ${vars.motion.shift}))`, opacity: 0 },
})

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  paddingInlineStart: vars.space.l,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: `${vars.shadow.raised}, 0 0 0 1px ${vars.color.hairline}`,
  font: vars.font.secondary,
  pointerEvents: 'auto',
  animation: `${drop} ${vars.motion.page} ${vars.motion.ease}`,
})

const sign = { paddingBlockStart: '14px' } as const
export const tone = styleVariants({
  danger: { ...sign, color: vars.color.danger },
  ok: { ...sign, color: vars.color.ok },
  info: { ...sign, color: vars.color.accentText },
})
export const text = style({ flex: '1 1 0', minInlineSize: 0, paddingBlock: '14px' })
export const end = style({ padding: '2px', color: vars.color.text2 })
