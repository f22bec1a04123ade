import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const openButton = style({
  position: 'fixed',
  insetBlockEnd: '12px',
  insetInlineEnd: '12px',
  zIndex: 5,
  minInlineSize: '44px',
  minBlockSize: '44px',
  textAlign: 'center',
  borderRadius: '22px',
  background: vars.color.surfaceRaised,
  color: vars.color.accentText,
  boxShadow: vars.shadow.raised,
  font: vars.font.badge,
})

export const list = style({ display: 'grid', gap: vars.space.xl, overflowY: 'auto', maxBlockSize: '70vh' })
