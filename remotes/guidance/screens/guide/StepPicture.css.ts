import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const picture = style({ display: 'block', inlineSize: '2.25rem', blockSize: '3rem' })

const stroke = { fill: 'none', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
export const phone = style({ fill: vars.color.surface, stroke: vars.color.edge, strokeWidth: 2 })
export const quiet = style({ ...stroke, stroke: vars.color.skeleton })
export const icons = style({ ...stroke, stroke: vars.color.skeleton, strokeWidth: 7 })
export const strong = style({ ...stroke, stroke: vars.color.accentText, strokeWidth: 2.5 })
/** A switch is drawn as a line with round caps, and its knob as a line without length. */
export const on = style({ ...stroke, stroke: vars.color.accent, strokeWidth: 12 })
export const off = style({ ...stroke, stroke: vars.color.edge, strokeWidth: 12 })
export const knob = style({ ...stroke, stroke: vars.color.surface, strokeWidth: 8 })
export const touch = style({ fill: vars.color.accent })
