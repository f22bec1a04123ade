import { style, styleVariants } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

// What stands in a row. Apart from the row itself, which skeletons have too.

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
  quiet: { display: 'block', color: vars.color.text2 },
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
  maxInlineSize: mixin.unlessTextIsLarge('100%'),
  overflow: 'hidden',
  marginInlineEnd: mixin.unlessTextIsLarge(vars.space.m),
  color: vars.color.accentText,
  selectors: {
    '&[data-tone="danger"]': { color: vars.color.danger },
    '&[data-tone="quiet"]': { color: vars.color.text2 },
  },
})
export const chevron = style({ color: vars.color.edge, marginInlineEnd: '-4px' })
/** Inline and without size: taken out of the line it would get spaces around it in the name. */
export const pause = style({ fontSize: 0, lineHeight: 0 })
