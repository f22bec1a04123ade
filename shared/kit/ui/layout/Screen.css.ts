import { style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

/**
 * A wide page has the title at the start and the content next to it. So all titles are at the same place, and
 * on a phone in landscape the content starts at the top.
 */
export const screen = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.size.margin,
  paddingBlock: `${vars.space.l} calc(${vars.space.xxl} + max(${mixin.safeBottom}, ${vars.keyboard}))`,
  '@media': {
    [mixin.wide]: {
      display: 'grid',
      // The last row takes the height that the content has beyond the title.
      grid: 'auto auto auto 1fr/38% 1fr',
      columnGap: vars.space.xxl,
      maxInlineSize: mixin.widePage,
    },
  },
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
  '@media': {
    [mixin.wide]: {
      gridArea: '1/1/5/3',
      selectors: { '* + &': { gridColumn: 2, marginBlockStart: vars.space.xs } },
    },
  },
})
