import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

export const legend = style(mixin.sectionLabel)
export const cards = style({
  background: vars.color.card,
  borderRadius: vars.radius.card,
  overflow: ['hidden', 'clip'],
})

const edge = `calc(${vars.space.s} + ${mixin.unlessTextIsLarge(vars.space.s)})`

export const card = style({
  position: 'relative',
  display: 'flex',
  gap: `calc(${vars.space.xs} + ${mixin.unlessTextIsLarge(vars.space.s)})`,
  boxSizing: 'border-box',
  minBlockSize: '3.5rem',
  paddingInlineStart: edge,
})
export const input = style(mixin.coveringInput)

const inset = '4px'

/** The background, which shows the checked, pressed and focused states. Its corners follow the card's. */
export const face = style({
  ...mixin.cover,
  inset,
  borderRadius: `calc(${vars.radius.card} - ${inset})`,
  pointerEvents: 'none',
})
globalStyle(`${input}:active + ${face}, ${input}:checked + ${face}`, { background: vars.color.accentSoft })
globalStyle(`${input}:focus-visible + ${face}`, {
  ...mixin.focusRing,
  outlineOffset: '-2px',
})

export const mark = style({
  position: 'relative',
  flexShrink: 0,
  alignSelf: 'center',
  boxSizing: 'border-box',
  inlineSize: '22px',
  blockSize: '22px',
  border: `2px solid ${vars.color.edge}`,
  borderRadius: '50%',
  pointerEvents: 'none',
})
globalStyle(`${input}:checked ~ ${mark}`, { border: `7px solid ${vars.color.accent}` })

/** Above the background. It ignores taps, so that they reach the input. The hairline starts at the label. */
export const label = style({
  position: 'relative',
  pointerEvents: 'none',
  ...mixin.fill,
  ...mixin.row,
  paddingBlock: vars.space.m,
  paddingInlineEnd: edge,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  selectors: { [`${card}:first-child > &`]: { borderBlockStartColor: 'transparent' } },
})
// No hairline touches the background of the checked row. Older engines, without `:has`, show the one below it.
globalStyle(`${input}:checked ~ ${label}`, { borderBlockStartColor: 'transparent' })
globalStyle(`${card}:has(${input}:checked) + ${card} > ${label}`, { borderBlockStartColor: 'transparent' })
