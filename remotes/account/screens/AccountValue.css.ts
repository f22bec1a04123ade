import { style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { pulse } from '@companion/shared/ui/feedback/Skeleton.css'
import { vars } from '@companion/shared/ui/theme.css'

/** A bar that is shown in place of a line of text while it loads. */
export const skeleton = style([
  pulse,
  { display: 'inline-block', inlineSize: '7rem', blockSize: '0.75rem', verticalAlign: 'middle' },
])

export const shortSkeleton = style([skeleton, { inlineSize: '4.5rem' }])

/** Width that fits any label next to a phone number. */
const oneLine = '14.25rem'
/**
 * Zero if the row is that wide, otherwise more than the row's width. So either every row wraps after its
 * label or none does.
 */
const wholeLine = `calc((${oneLine} - 100%) * 999)`

export const fact = style({
  ...mixin.wrap,
  alignItems: 'baseline',
  columnGap: vars.space.s,
  containerType: 'inline-size',
})
export const noun = style({
  flex: `0 1 ${wholeLine}`,
  maxInlineSize: '100%',
  whiteSpace: 'nowrap',
  // A label that has a line to itself can wrap.
  '@container': { [`(max-width: ${oneLine})`]: { whiteSpace: 'normal' } },
})
export const value = style({
  flex: `1 1 ${wholeLine}`,
  minInlineSize: 0,
  maxInlineSize: '100%',
  ...mixin.secondary,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})

/**
 * The value has its final width from the start, because a value that grows is measured as a layout shift.
 * Next to its label, a long value is truncated, otherwise a second line would move the rows below. Large text
 * puts the value below its label, where it isn't truncated.
 */
export const line = style({
  display: 'block',
  minBlockSize: '1.25rem',
  overflowWrap: 'anywhere',
  // `match-parent` aligns the value to the row's end even if the value is written in the other direction.
  textAlign: ['end', '-webkit-match-parent', 'match-parent'] as 'end'[],
  '@container': {
    [`(min-width: ${oneLine})`]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})

/**
 * A part of an email address that can start a new line, because a zero-width space precedes it. A <wbr>
 * doesn't work, because Chromium breaks there even where wrapping is off. Screen readers skip the space.
 */
export const part = style({
  selectors: { '& + &::before': { content: ['"\\200B"', '"\\200B" / ""'] } },
})
