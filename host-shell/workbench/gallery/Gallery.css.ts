import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

/** A phone-sized viewport: fixed elements of a part stay inside it. */
export const frame = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '390px',
  maxBlockSize: '844px',
  overflow: 'auto',
  contain: 'layout paint',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
})
export const frames = style({ display: 'flex', flexWrap: 'wrap', gap: '24px', alignItems: 'flex-start' })
export const part = style({ flex: '0 1 390px', minInlineSize: 0 })
export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  gap: '8px 24px',
})
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))',
  gap: vars.space.l,
  font: vars.font.badge,
})
export const drawings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
})
export const icon = style({ display: 'grid', justifyItems: 'center', gap: vars.space.xs })
