import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

// Separate from `Row.css.ts`, because skeletons use the row but not its content.

/** Label and value are on one line if both fit. Otherwise the value wraps to the end of the next line. */
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
  // With a note, this column shrinks to make room for the value. Without one, the value wraps instead.
  selectors: { '&[data-noted]': { flexBasis: '50%' } },
})
export const label = styleVariants({
  plain: { display: 'block' },
  danger: {
    display: 'block',
    color: vars.color.danger,
    // Forced colours replace the red.
    '@media': { '(forced-colors: active)': { textDecoration: 'underline' } },
  },
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
    '&[data-disc]': {
      ...mixin.centered,
      alignSelf: 'center',
      flexShrink: 0,
      // Disc and gap are as wide as a bare icon and its gap, so labels start at the same place.
      marginInlineEnd: mixin.unlessTextIsLarge(vars.space.s),
      inlineSize: 'min(1.75rem, 36px)',
      blockSize: 'min(1.75rem, 36px)',
      borderRadius: '50%',
      background: vars.color.accentSoft,
    },
    '&[data-disc="neutral"]': { background: vars.color.track, color: vars.color.text2 },
  },
})
globalStyle(`${icon}[data-disc] > svg`, {
  inlineSize: 'min(1.125rem, 24px)',
  blockSize: 'min(1.125rem, 24px)',
})
export const chevron = style({ color: vars.color.edge, marginInlineEnd: '-4px' })
/** Inline and without a size. Outside of the flow, it would add spaces to the accessible name. */
export const pause = style({ fontSize: 0, lineHeight: 0 })
