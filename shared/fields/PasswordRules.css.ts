import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '../ui/mixins.css.ts'
import { vars } from '../ui/theme.css.ts'

export const list = style({ ...mixin.wrap, columnGap: vars.space.l, rowGap: '6px', font: vars.font.note })

export const part = style({
  ...mixin.row,
  gap: '6px',
  color: vars.color.text2,
  selectors: { '&[data-met]': { color: vars.color.text } },
})

/** A ring that fills: the state shows in its shape, not in colour alone. */
export const sign = style({
  ...mixin.centered,
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  borderRadius: '50%',
  color: 'transparent',
  boxShadow: `inset 0 0 0 1.5px ${vars.color.edge}`,
  transition: `background-color ${vars.motion.press} ${vars.motion.ease}`,
  selectors: {
    '[data-met] > &': { color: vars.color.onAccent, background: vars.color.accent, boxShadow: 'none' },
  },
})
globalStyle(`${sign} svg`, { inlineSize: '0.875rem', blockSize: '0.875rem', strokeWidth: 3 })
