import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))',
  gap: vars.space.l,
  font: vars.font.badge,
})
export const drawings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
})
export const icon = style({ display: 'grid', justifyItems: 'center', gap: vars.space.xs })
