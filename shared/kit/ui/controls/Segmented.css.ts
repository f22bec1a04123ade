import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

export const track = style({
  position: 'relative',
  ...mixin.wrap,
  padding: '2px',
  borderRadius: vars.radius.field,
  background: vars.color.track,
})

export const segment = style({
  position: 'relative',
  ...mixin.fill,
  // From about 250 % on a small phone, each segment gets a line of its own.
  flexBasis: `min(100%, ${mixin.farIfWider('8rem')})`,
  display: 'flex',
})
export const input = style(mixin.coveringInput)
export const face = style({
  position: 'relative',
  ...mixin.centered,
  inlineSize: '100%',
  minBlockSize: '2.5rem',
  padding: `${vars.space.xs} ${vars.space.s}`,
  textAlign: 'center',
  font: vars.font.secondary,
  color: vars.color.text,
  borderRadius: `max(calc(${vars.radius.field} - 2px), 0px)`,
  pointerEvents: 'none',
  transition: `background-color calc(${vars.motion.page} * ${vars.motion.shift}) ${vars.motion.ease}`,
})
/** Depends on the input's own state, so that it also works before hydration. */
globalStyle(`${input}:checked + ${face}`, {
  fontWeight: 600,
  background: vars.color.thumb,
  boxShadow: '0 1px 3px rgba(0, 0, 0, 0.16)',
})
globalStyle(`${input}:focus-visible + ${face}`, { outline: `2px solid ${vars.color.focus}` })
globalStyle(`${input}:disabled + ${face}`, { color: vars.color.text2, opacity: 0.6 })

export const reason = style({ marginBlock: `${vars.space.xs} 0`, ...mixin.note, textAlign: 'center' })
