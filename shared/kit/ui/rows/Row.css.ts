import { style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'stretch',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: vars.size.row,
  paddingInlineStart: vars.space.l,
  color: vars.color.text,
  font: vars.font.body,
  textAlign: 'start',
})

export const pressable = style({
  position: 'relative',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press} ${vars.motion.ease}`,
  selectors: {
    '&:active': { background: vars.color.press, transitionDuration: '0s' },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.card },
    '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.5 },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover:not(:active)': { background: vars.color.press } } } },
})

/** The text's hairline, not the row's, so that it starts at the label and not at the icon. */
export const body = style({
  ...mixin.row,
  ...mixin.fill,
  gap: `calc(${vars.space.xs} + ${mixin.unlessTextIsLarge(vars.space.xs)})`,
  paddingBlock: vars.space.m,
  paddingInlineEnd: `calc(${vars.space.s} + ${mixin.unlessTextIsLarge(vars.space.s)})`,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  selectors: {
    'li:first-child > * > &': { borderBlockStartColor: 'transparent' },
    // Another selector, because the button of an expandable row is inside a heading.
    'li:first-child > h3 > * > &': { borderBlockStartColor: 'transparent' },
  },
})
