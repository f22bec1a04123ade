import { style, styleVariants } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const actions = style({ ...mixin.column, gap: vars.space.m })
export const store = style({ minBlockSize: '3.5rem', gap: vars.space.s, paddingInline: vars.space.m })
export const missing = style({ font: vars.font.section, textWrap: 'balance' })
export const app = style({ ...mixin.column, alignItems: 'center', gap: vars.space.m })
export const appName = style({ font: vars.font.section })

export const launcher = style({ ...mixin.column, gap: vars.space.xs })
/** Reserves a line, so that nothing moves when the status appears. */
export const status = style({ ...mixin.secondary, minBlockSize: '1.25rem', textAlign: 'center' })

export const lane = style({ display: 'flex', justifyContent: 'flex-end', minBlockSize: '4rem' })
const arrowBase = style({
  inlineSize: '4rem',
  blockSize: '4rem',
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
/** The arrow to a menu at the bottom. It's fixed to the viewport's edge, and `lane` reserves its height. */
const below = style({
  position: 'fixed',
  insetBlockEnd: `calc(${vars.space.s} + ${mixin.safeBottom})`,
  insetInlineEnd: vars.size.margin,
  transform: 'scaleY(-1)',
  pointerEvents: 'none',
})
export const arrow = styleVariants({ top: [arrowBase], bottom: [arrowBase, below] })

export const steps = style({
  padding: vars.space.l,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  background: vars.color.card,
  borderRadius: vars.radius.card,
  counterReset: 'step',
})
export const step = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: vars.space.m,
  alignItems: 'center',
  counterIncrement: 'step',
  '::before': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    content: 'counter(step)',
    blockSize: '2rem',
    borderRadius: '50%',
    background: vars.color.accent,
    color: vars.color.onAccent,
    font: vars.font.strong,
  },
})
export const action = style({ fontWeight: 600 })
export const dots = style({
  placeItems: 'center',
  inlineSize: '2rem',
  display: 'inline-grid',
  blockSize: '1.5rem',
  borderRadius: vars.radius.small,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontWeight: 600,
})
