import { style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const portrait = style({
  ...mixin.centered,
  display: 'inline-flex',
  flexShrink: 0,
  overflow: ['hidden', 'clip'],
  borderRadius: '50%',
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
})

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
