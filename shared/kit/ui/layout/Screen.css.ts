import { style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

export const screen = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.size.margin,
  paddingBlock: `${vars.space.l} calc(${vars.space.xxl} + max(${mixin.safeBottom}, ${vars.keyboard}))`,
})

/** Plain cards for the tinted background. On the plain background, cards are tinted. */
export const onList = style({ vars: { [vars.color.card]: vars.color.surface } })

export const title = style({
  font: vars.font.title,
  color: vars.color.text,
  textWrap: 'balance',
  selectors: { '&:not(:lang(ar))': { letterSpacing: '-0.014em' } },
})

export const lead = style({ font: vars.font.body, color: vars.color.text2, marginBlockStart: vars.space.s })

export const content = style({
  ...mixin.column,
  gap: vars.space.xl,
  selectors: { '* + &': { marginBlockStart: vars.space.xl } },
})
