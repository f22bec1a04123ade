import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const small = style({
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: vars.color.accentText,
})

/** As an app's own sign: the mark on a tile of its colour. */
export const tile = style({
  boxSizing: 'border-box',
  flexShrink: 0,
  inlineSize: '4rem',
  blockSize: '4rem',
  padding: '0.875rem',
  borderRadius: vars.radius.card,
  background: vars.color.accent,
  color: vars.color.onAccent,
})
