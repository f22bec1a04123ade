import { style } from '@vanilla-extract/css'
import { bone as kitBone } from '@companion/shared/ui/Skeleton.css'

/** Words on their way, as high as the line they will take. */
export const bone = style([
  kitBone,
  { display: 'inline-block', inlineSize: '7rem', blockSize: '0.75rem', verticalAlign: 'middle' },
])

export const shortBone = style([bone, { inlineSize: '4.5rem' }])
