import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  counterReset: 'line',
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: vars.space.m,
  alignItems: 'start',
  font: vars.font.secondary,
  color: vars.color.text,
  counterIncrement: 'line',
  '::before': {
    content: 'counter(line)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    borderRadius: '50%',
    background: vars.color.accentSoft,
    color: vars.color.accentText,
    font: vars.font.note,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
})
export const name = style({ fontWeight: 600 })
/** The engine's Arabic quotation marks stand the wrong way round about an English name; our texts use these. */
export const quoted = style({ selectors: { ':lang(ar) &': { quotes: '"«" "»"' } } })
export const original = style({ color: vars.color.text2 })
export const note = style({ display: 'block', font: vars.font.note, color: vars.color.text2 })
