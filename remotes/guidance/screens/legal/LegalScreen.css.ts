import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const column = style({
  ...mixin.column,
  gap: vars.space.xl,
  // Japanese sentences fill their lines, as in print. Long texts are hard to read if lines break after
  // phrases.
  wordBreak: 'normal',
})
export const meta = style(mixin.note)
export const section = style({
  ...mixin.column,
  gap: vars.space.m,
  scrollMarginBlockStart: `calc(${vars.navBar} + ${mixin.safeTop} + 1rem)`,
})
export const title = style({
  font: vars.font.section,
  selectors: { '&:lang(ja)': { wordBreak: 'auto-phrase' } },
})
export const points = style({
  listStyle: 'disc',
  paddingInlineStart: '1.25rem',
  display: 'grid',
  // With `1fr` alone, a long word would widen the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
})

export const summary = style({
  ...mixin.between,
  // The negative margin covers the card's padding, so that a press anywhere on the card works.
  margin: `calc(-1 * ${vars.space.l})`,
  padding: vars.space.l,
  listStyle: 'none',
  selectors: { '&:active': { background: vars.color.press } },
})
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' })
globalStyle(`${summary} > svg`, {
  color: vars.color.text2,
  transition: `transform calc(${vars.motion.press} * ${vars.motion.shift}) ${vars.motion.ease}`,
})
globalStyle(`details[open] > ${summary} > svg`, { transform: 'rotate(180deg)' })
export const contents = style({
  ...mixin.secondary,
  listStyle: 'decimal',
  paddingBlockStart: vars.space.l,
  paddingInlineStart: '1.75rem',
})
export const link = style({ display: 'block', paddingBlock: vars.space.s, color: vars.color.accentText })
