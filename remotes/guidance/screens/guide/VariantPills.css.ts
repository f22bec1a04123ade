import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({ border: 0, padding: 0, margin: 0, minInlineSize: 0 })
export const legend = style({
  padding: 0,
  marginInline: vars.space.l,
  marginBlockEnd: vars.space.s,
  font: vars.font.note,
  fontWeight: 600,
  color: vars.color.text2,
})
export const pills = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s })
export const pill = style({ position: 'relative', display: 'flex', maxInlineSize: '100%' })
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
})
export const face = style({
  minBlockSize: '2.75rem',
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space.l,
  paddingBlock: vars.space.xs,
  borderRadius: '1.375rem',
  background: vars.color.card,
  color: vars.color.text,
  font: vars.font.secondary,
  pointerEvents: 'none',
})
globalStyle(`${input}:active + ${face}`, { background: vars.color.press })
globalStyle(`${input}:checked + ${face}`, {
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontWeight: 600,
})
globalStyle(`${input}:focus-visible + ${face}`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
})
