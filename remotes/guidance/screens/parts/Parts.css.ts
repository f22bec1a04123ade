import { style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const address = style({
  ...mixin.note,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

export const tile = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: vars.radius.card,
  background: vars.color.accent,
  color: vars.color.onAccent,
})
export const mark = style({ inlineSize: '2.5rem', blockSize: '2.5rem', fillRule: 'evenodd' })
