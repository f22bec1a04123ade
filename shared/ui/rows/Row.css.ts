import { style, styleVariants } from '@vanilla-extract/css'
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

/** The hairline belongs to the text part, so that it starts at the label. */
export const body = style({
  ...mixin.row,
  ...mixin.fill,
  gap: vars.space.s,
  paddingBlock: vars.space.m,
  paddingInlineEnd: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  selectors: {
    'li:first-child > * > &': { borderBlockStartColor: 'transparent' },
    // A row that opens has a heading around its button.
    'li:first-child > h3 > * > &': { borderBlockStartColor: 'transparent' },
  },
})

/** Label and value share a line while both fit; a long value moves below and stays at the end. */
export const pair = style({
  ...mixin.row,
  flexWrap: 'wrap',
  ...mixin.fill,
  columnGap: vars.space.m,
  rowGap: '2px',
})

export const words = style({
  display: 'block',
  flex: '1 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  // A long note gives way to the value beside it; a label does not.
  selectors: { '&[data-noted]': { flexBasis: '50%' } },
})
export const label = styleVariants({
  plain: { display: 'block' },
  danger: { display: 'block', color: vars.color.danger },
  accent: { display: 'block', color: vars.color.accentText },
})
export const note = style({ display: 'block', ...mixin.note, marginBlockStart: '2px' })
export const value = style({
  display: 'block',
  flex: '0 1 auto',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  ...mixin.secondary,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
export const icon = style({
  ...mixin.row,
  marginInlineEnd: vars.space.m,
  color: vars.color.accentText,
  selectors: { '&[data-tone="danger"]': { color: vars.color.danger } },
})
export const chevron = style({ color: vars.color.edge, marginInlineEnd: '-4px' })
/** Inline and without size: taken out of the line it would get spaces around it in the name. */
export const pause = style({ fontSize: 0, lineHeight: 0 })
