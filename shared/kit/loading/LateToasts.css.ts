import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme.css.ts'

/**
 * A toast before its chunk has loaded: above everything, at the bottom of the page or the top of a dialog.
 */
export const line = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: vars.space.m,
  insetBlockEnd: `calc(max(${vars.keyboard}, env(safe-area-inset-bottom, 0px)) + ${vars.space.m})`,
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.raised,
  font: vars.font.secondary,
  selectors: {
    'dialog > &': { insetBlock: `calc(${vars.safeTop} + ${vars.space.s}) auto` },
  },
})
