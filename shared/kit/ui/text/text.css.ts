import { style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'

export const icon = style({
  display: 'block',
  flexShrink: 0,
  inlineSize: 'min(1.5rem, 32px)',
  blockSize: 'min(1.5rem, 32px)',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const small = style({
  inlineSize: 'min(1.25rem, 26px)',
  blockSize: 'min(1.25rem, 26px)',
  strokeWidth: 2,
})

export const flip = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

export const visuallyHidden = style(mixin.visuallyHidden)
