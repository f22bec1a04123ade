import { style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { pulse } from '@companion/shared/ui/feedback/Skeleton.css'
import { vars } from '@companion/shared/ui/theme.css'

/** Placeholder of a line of text, as high as the line. */
export const skeleton = style([
  pulse,
  { display: 'inline-block', inlineSize: '7rem', blockSize: '0.75rem', verticalAlign: 'middle' },
])

export const shortSkeleton = style([skeleton, { inlineSize: '4.5rem' }])

/** Space for any noun next to a phone number. */
const oneLine = '14.25rem'
/** Zero if the line has that space, otherwise more than its width, so that either all rows wrap after the noun or none does. */
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
  // A noun on its own line may wrap.
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
 * Has its final width from the start: growing towards the noun would count as a layout shift. Next to the noun a long
 * value is truncated at its end, in its own direction: a second line would move the rows below. Below the noun,
 * with large text, it isn't truncated.
 */
export const line = style({
  display: 'block',
  minBlockSize: '1.25rem',
  overflowWrap: 'anywhere',
  // At the end of the row, in both writing directions.
  textAlign: ['end', '-webkit-match-parent', 'match-parent'] as 'end'[],
  '@container': {
    [`(min-width: ${oneLine})`]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})

/**
 * Part of an address that may start a new line. A <wbr> won't do: Chromium also breaks there where wrapping is off. Screen
 * readers skip it.
 */
export const part = style({
  selectors: { '& + &::before': { content: ['"\\200B"', '"\\200B" / ""'] } },
})
