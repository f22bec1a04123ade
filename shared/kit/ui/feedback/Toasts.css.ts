import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

/** Above the keyboard and the fixed footer. At the top of a dialog, because its buttons are at the bottom. */
export const region = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: 0,
  insetBlockEnd: `calc(max(${vars.keyboard}, ${mixin.safeBottom} + var(--foot, 0px)) + ${vars.offlineBar} + ${vars.space.l})`,
  boxSizing: 'border-box',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.size.margin,
  pointerEvents: 'none',
  selectors: {
    'dialog > &': { insetBlock: `calc(${mixin.safeTop} + ${vars.space.s}) auto` },
  },
})

const rise = keyframes({
  from: { transform: `translateY(calc(16px * ${vars.motion.shift}))`, opacity: 0 },
})

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  paddingInline: vars.space.l,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: `${vars.shadow.raised}, 0 0 0 1px ${vars.color.hairline}`,
  font: vars.font.secondary,
  maxBlockSize: '50vh',
  overflowY: 'auto',
  pointerEvents: 'auto',
  // Sideways swipes are the toast's own.
  touchAction: 'pan-y',
  animation: `${rise} ${vars.motion.page} ${vars.motion.ease} backwards`,
})

const swipe = createVar()
/** Name of the CSS property for the distance of a swipe, without `var()`. */
export const swipeName = swipe.slice(4, -1)
const leave = keyframes({
  to: { transform: `translateX(calc(${fallbackVar(swipe, '0px')} * 3 * ${vars.motion.shift}))`, opacity: 0 },
})
/** A toast that is gone, for as long as it moves away. It's above its place, where the next one may come. */
export const leaving = style({
  position: 'absolute',
  insetInline: vars.size.margin,
  insetBlockEnd: 0,
  pointerEvents: 'none',
  animation: `${leave} 160ms cubic-bezier(0.4, 0, 1, 1) both`,
})

/** The icon has a background in its tone, so that success and failure differ at a glance. */
export const tone = styleVariants(mixin.tones, ({ color, soft }) => ({
  alignSelf: 'center',
  padding: '6px',
  borderRadius: `calc(${vars.radius.small} * 1.5)`,
  background: soft,
  color,
}))
export const text = style({ ...mixin.fill, paddingBlock: '14px' })
export const end = style({
  padding: '2px',
  marginInlineEnd: `calc(0px - ${vars.space.l})`,
  color: vars.color.text2,
})
