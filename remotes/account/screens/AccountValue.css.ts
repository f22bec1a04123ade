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
/** Below this width the text is large. Then nothing is truncated. */
const anyLine = '10rem'
const narrow = `(max-width: ${oneLine})`
const unlessLarge = `(min-width: ${anyLine})`

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
  '@container': { [narrow]: { whiteSpace: 'normal' } },
  // A nickname is usually short, so it stays next to its label.
  selectors: { '[data-short] > &': { flex: '0 0 auto' } },
})
export const value = style({
  flex: `1 1 ${wholeLine}`,
  minInlineSize: 0,
  maxInlineSize: '100%',
  ...mixin.secondary,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  // Below its label, a value starts where the label starts.
  '@container': {
    [narrow]: { selectors: { ':not([data-short]) > &': { textAlign: 'start' } } },
    [`(max-width: ${anyLine})`]: { textAlign: 'start' },
  },
  selectors: { '[data-short] > &': { flex: `1 1 calc((${anyLine} - 100%) * 999)` } },
})

/**
 * The value has its final width from the start, because a value that grows is measured as a layout shift.
 * A long value is truncated, otherwise a second line would move the rows below. Large text isn't.
 */
export const line = style({
  display: 'block',
  minBlockSize: '1.25rem',
  overflowWrap: 'anywhere',
  // `match-parent` aligns the value to the row's end even if the value is written in the other direction.
  textAlign: ['end', '-webkit-match-parent', 'match-parent'] as 'end'[],
  '@container': {
    [unlessLarge]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})

/**
 * A part of an email address that can start a new line, because a zero-width space precedes it. A <wbr>
 * doesn't work, because Chromium breaks there even where wrapping is off. Screen readers skip the space.
 */
export const part = style({
  selectors: { '& + &::before': { content: ['"\\200B"', '"\\200B" / ""'] } },
})

/**
 * In a narrow row, an address on one line loses the end of its name, never the "@" and the host, which tell
 * accounts apart. In a wider one it's plain text, so that copied and searched text has it in one piece.
 */
const tight = `${unlessLarge} and (max-width: 16.5rem)`
export const address = style({
  '@container': { [tight]: { display: 'inline-flex', maxInlineSize: '100%' } },
})
const cut = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const
export const name = style([part, { '@container': { [tight]: cut } }])
export const host = style([
  part,
  { '@container': { [tight]: { ...cut, flexShrink: 0, maxInlineSize: '100%' } } },
])
