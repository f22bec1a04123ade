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
  inlineSize: 'min(4.5rem, 96px)',
  blockSize: 'min(4.5rem, 96px)',
  borderRadius: vars.radius.card,
  background: vars.color.accent,
  color: vars.color.onAccent,
})
export const mark = style({ inlineSize: '56%', blockSize: '56%', fillRule: 'evenodd' })
