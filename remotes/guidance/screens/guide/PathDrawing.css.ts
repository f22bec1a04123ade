import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

/**
 * Collapses if the text is large, because the steps then need the space. In px, because the names in it are
 * part of a drawing. The steps below repeat them as text.
 */
export const stage = style({
  ...mixin.row,
  flexDirection: 'column',
  boxSizing: 'border-box',
  blockSize: mixin.unlessTextIsLarge('168px'),
  paddingBlockStart: mixin.unlessTextIsLarge('14px'),
  // The gap of the panel would stay when the drawing collapses.
  marginBlockEnd: `calc(${mixin.unlessTextIsLarge(vars.space.m)} - ${vars.space.m})`,
  overflow: 'hidden',
  borderRadius: vars.radius.field,
  background: vars.color.accentSoft,
  lineHeight: 1,
})

/** The screens of the path lie on each other. Those behind are narrower and show only their upper rows. */
export const screen = style({
  boxSizing: 'border-box',
  flexShrink: 0,
  inlineSize: '176px',
  blockSize: '70px',
  overflow: 'hidden',
  padding: '7px 7px 0',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: `${vars.radius.field} ${vars.radius.field} 0 0`,
  background: vars.color.thumb,
  selectors: {
    '& + &': { marginBlockStart: '-28px' },
    // Ends where the stage ends. Below it, the screen would cover the steps for tools that measure contrast.
    '&:last-child': { flexGrow: 1 },
    '&:nth-last-child(2)': { inlineSize: '164px' },
    '&:nth-last-child(3)': { inlineSize: '152px' },
  },
})

export const row = style({
  position: 'relative',
  ...mixin.between,
  gap: '4px',
  boxSizing: 'border-box',
  blockSize: '28px',
  paddingInline: '8px',
  borderRadius: vars.radius.small,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  selectors: { '&[data-last]': { background: vars.color.accent, color: vars.color.onAccent } },
})
export const name = style({
  ...mixin.fill,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textAlign: ['start', '-webkit-match-parent', 'match-parent'] as 'start'[],
  font: `${vars.font.heavy} 11px/16px ${vars.font.family}`,
})
export const glyph = style({
  flexShrink: 0,
  inlineSize: '12px',
  blockSize: '12px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const flipped = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

export const control = style({
  display: 'flex',
  flexShrink: 0,
  boxSizing: 'border-box',
  inlineSize: '22px',
  padding: '2px',
  borderRadius: '7px',
  background: vars.color.edge,
  selectors: {
    '&[data-on]': { justifyContent: 'flex-end', background: vars.color.accent },
    // On the accent colour itself, a switch is drawn in the text's colour.
    '[data-last] > &[data-on]': { background: vars.color.onAccent },
  },
  '::before': {
    content: '""',
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: '50%',
    background: vars.color.onAccent,
  },
})
globalStyle(`[data-last] > ${control}[data-on]::before`, { background: vars.color.accent })

/** Where the finger taps, in the brand's second colour. */
export const touch = style({
  position: 'absolute',
  insetInlineEnd: '10px',
  insetBlockEnd: '-9px',
  inlineSize: '14px',
  blockSize: '14px',
  borderRadius: '50%',
  background: vars.illustration,
  border: `2px solid ${vars.color.thumb}`,
})

/** Rows that nobody has to tap. */
export const quiet = style({
  blockSize: '6px',
  marginBlockStart: '12px',
  marginInlineStart: '8px',
  borderRadius: '3px',
  background: vars.color.track,
  selectors: { '&:nth-child(odd)': { inlineSize: '52%' }, '&:nth-child(even)': { inlineSize: '68%' } },
})

/** The recent apps, with our own in the middle. */
export const recents = style({ ...mixin.centered, gap: '12px', inlineSize: '100%' })
export const app = style({
  boxSizing: 'border-box',
  flexShrink: 0,
  inlineSize: '112px',
  blockSize: '126px',
  padding: '7px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  background: vars.color.thumb,
  textAlign: 'center',
  selectors: { '&:not(:nth-child(2))': { blockSize: '106px', opacity: 0.6 } },
})
export const sign = style({
  display: 'block',
  inlineSize: '36px',
  blockSize: '36px',
  margin: '20px auto 0',
  fill: 'none',
  stroke: vars.illustration,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
globalStyle(`${app} ${name}`, { textAlign: 'center' })
