import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const progress = style({
  margin: 0,
  marginInline: vars.space.l,
  font: vars.font.note,
  color: vars.color.text2,
  fontVariantNumeric: 'tabular-nums',
})
export const track = style({
  display: 'block',
  blockSize: '4px',
  marginBlockStart: vars.space.s,
  borderRadius: '2px',
  background: vars.color.skeleton,
  overflow: 'hidden',
})
export const bar = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: '2px',
  background: vars.color.accent,
  transition: `inline-size calc(${vars.motion.page} * ${vars.motion.shift}) ${vars.motion.ease}`,
})
