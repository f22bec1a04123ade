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

export const panel = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m })
export const why = style({ margin: 0 })
export const alternative = style({
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
