import { style } from '@vanilla-extract/css'
import { bone as kitBone } from '@companion/shared/ui/Skeleton.css'
import { pressable as kitPressable } from '@companion/shared/ui/Row.css'
import { vars } from '@companion/shared/ui/theme.css'

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  minBlockSize: '6rem',
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  overflow: ['hidden', 'clip'],
})
export const pressable = kitPressable

export const names = style({ display: 'block', flex: '1 1 0', minInlineSize: 0 })
export const nickname = style({
  display: 'block',
  font: vars.font.section,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const app = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  marginBlockStart: '2px',
  font: vars.font.secondary,
  color: vars.color.text2,
})
export const bone = style([kitBone, { inlineSize: '55%', blockSize: '1rem' }])
export const round = style([kitBone, { inlineSize: '4rem', blockSize: '4rem', borderRadius: '50%' }])
