import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // The whole card answers the tap.
  margin: `calc(-1 * ${vars.space.l})`,
  padding: vars.space.l,
  font: vars.font.body,
  color: vars.color.text,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&:active': { background: vars.color.press } },
})
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' })
globalStyle(`${summary} > svg`, {
  color: vars.color.text2,
  transition: `transform calc(${vars.motion.press} * ${vars.motion.shift}) ${vars.motion.ease}`,
})
globalStyle(`details[open] > ${summary} > svg`, { transform: 'rotate(180deg)' })
export const list = style({
  listStyle: 'decimal',
  margin: 0,
  paddingBlockStart: vars.space.l,
  paddingInlineStart: '1.75rem',
  color: vars.color.text2,
  font: vars.font.secondary,
})
export const link = style({
  display: 'block',
  paddingBlock: vars.space.s,
  color: vars.color.accentText,
  textDecoration: 'none',
})
