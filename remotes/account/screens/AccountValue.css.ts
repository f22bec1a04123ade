import { style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { pulse } from '@companion/shared/ui/feedback/Skeleton.css'
import { vars } from '@companion/shared/ui/theme.css'

/** Words on their way, as high as the line they will take. */
export const skeleton = style([
  pulse,
  { display: 'inline-block', inlineSize: '7rem', blockSize: '0.75rem', verticalAlign: 'middle' },
])

export const shortSkeleton = style([skeleton, { inlineSize: '4.5rem' }])

/** Room for any noun beside a phone number. */
const oneLine = '14.25rem'
/** Nothing where a line has that room, else more than all of it, so that every row breaks after its noun or none does. */
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
  // On a line of its own a noun of two words may take two.
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
 * As wide as it ever gets: one that grows towards the noun would count as a move of the layout. Beside its noun a long
 * value is cut at its end, in its own direction: a second line would move the rows below when it arrives. Below the noun,
 * with large text, it is shown whole.
 */
export const line = style({
  display: 'block',
  minBlockSize: '1.25rem',
  overflowWrap: 'anywhere',
  // At the end of the row, whatever the direction of the value.
  textAlign: ['end', '-webkit-match-parent', 'match-parent'] as 'end'[],
  '@container': {
    [`(min-width: ${oneLine})`]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})

/**
 * A part of an address, in front of which a line may break where lines may: at a <wbr> Chromium breaks also where they may
 * not. It is not read out.
 */
export const part = style({
  selectors: { '& + &::before': { content: ['"\\200B"', '"\\200B" / ""'] } },
})
