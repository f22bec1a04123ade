import { style } from '@vanilla-extract/css'
import { pulse } from '@companion/shared/ui/feedback/Skeleton.css'
import { vars } from '@companion/shared/ui/theme.css'

/** Words on their way, as high as the line they will take. */
export const skeleton = style([
  pulse,
  { display: 'inline-block', inlineSize: '7rem', blockSize: '0.75rem', verticalAlign: 'middle' },
])

export const shortSkeleton = style([skeleton, { inlineSize: '4.5rem' }])

export const value = style({
  display: 'block',
  minBlockSize: '1.25rem',
  font: vars.font.secondary,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
