import { style } from '@vanilla-extract/css'
import * as mixin from '../ui/mixins.css.ts'
import { vars } from '../ui/theme.css.ts'

/**
 * A toast before its chunk has loaded: above everything, at the bottom of the page or the top of a dialog.
 */
export const line = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: vars.size.margin,
  insetBlockEnd: `calc(max(${vars.keyboard}, ${mixin.safeBottom}) + ${vars.space.l})`,
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.raised,
  font: vars.font.secondary,
  selectors: {
    'dialog > &': { insetBlock: `calc(${mixin.safeTop} + ${vars.space.s}) auto` },
  },
})
