import { style } from '@vanilla-extract/css'

export const icon = style({
  display: 'block',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const small = style({ inlineSize: '1.25rem', blockSize: '1.25rem', strokeWidth: 2 })

/** Arrows point in the reading direction. */
export const flip = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })
