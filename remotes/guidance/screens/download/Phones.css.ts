import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

const appear = keyframes({ from: { opacity: 0 } })
/** The phones load after the page, and fade in on the ground that is there already. */
export const phone = style({ animation: `${appear} ${vars.motion.page} ${vars.motion.ease} backwards` })

const colours = {
  accent: vars.color.accent,
  soft: vars.color.accentSoft,
  onAccent: vars.color.onAccent,
  second: vars.illustration,
  screen: vars.color.surface,
  tile: vars.color.track,
  ink: vars.color.text,
  line: vars.color.edge,
} as const
export const fill = styleVariants(colours, (fillColour) => ({ fill: fillColour, fillRule: 'evenodd' }))
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round', strokeWidth: 5 } as const
export const stroke = styleVariants(colours, (colour) => ({ ...line, stroke: colour }))
export const digits = style({ fill: vars.color.text, fontWeight: 600, textAnchor: 'middle' })
/** Mirrors what is read along the line, and no digits. */
export const flip = style({
  transformOrigin: '100px 0',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
