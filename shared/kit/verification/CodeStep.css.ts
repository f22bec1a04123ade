import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '../ui/mixins.css.ts'
import { vars } from '../ui/theme.css.ts'

export const sentTo = style({ ...mixin.row, gap: vars.space.s })
export const sentToText = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  font: vars.font.body,
  color: vars.color.text2,
})

export const resend = style({
  ...mixin.column,
  alignItems: 'center',
  gap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
})
export const resendLimit = style({ ...mixin.note, textAlign: 'center' })

/** A sentence with a link to another way, below the actions of a form. */
export const otherWay = style({ font: vars.font.secondary, textAlign: 'center' })

/** Reserves the height of the hint's other state, so that nothing moves when the input becomes valid. */
export const goal = style({
  display: 'grid',
  selectors: { '&::after': { content: 'attr(data-other)', gridArea: '1 / 1', visibility: 'hidden' } },
})
globalStyle(`${goal} > span`, { gridArea: '1 / 1' })
