import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

const line = {
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Corners and ends of lines of a brand with hardly rounded corners. */
export const angular = style({})
const sharp = { selectors: { [`${angular} &`]: { strokeLinejoin: 'miter', strokeLinecap: 'butt' } } } as const

export const body = style({ ...line, ...sharp, fill: vars.color.surfaceRaised })
export const lines = style({ ...line, ...sharp, fill: 'none', opacity: 0.55 })
export const spot = style({ fill: vars.illustration })
/** A ring in the background colour, so that the sign's disc looks cut out of the drawing. */
export const disc = style({ stroke: vars.color.ground, strokeWidth: 3 })
/** In the drawing's coordinates, in which 60 is the horizontal centre. */
export const flip = style({
  transformOrigin: '60px 44px',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
/** Placed on its disc at the bottom of a drawing. */
export const sign = style({ ...line, fill: 'none', strokeWidth: 1.5, transform: 'translate(76px, 54px)' })
