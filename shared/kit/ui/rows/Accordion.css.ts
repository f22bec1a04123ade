import { keyframes, style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

export const sign = style({
  marginInlineEnd: '-4px',
  color: vars.color.text2,
  transition: `transform calc(${vars.motion.press} * ${vars.motion.shift}) ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] &': { transform: 'rotate(180deg)' } },
})

export const panel = style({
  paddingInline: vars.space.l,
  paddingBlockEnd: vars.space.l,
  ...mixin.secondary,
  selectors: {
    '&[data-indent]': {
      paddingInlineStart: `calc(${vars.space.l} + ${mixin.unlessTextIsLarge(`calc(min(1.5rem, 32px) + ${vars.space.m})`)})`,
    },
  },
})

const show = keyframes({ from: { opacity: 0 } })
export const fading = style({ animation: `${show} ${vars.motion.page} ${vars.motion.ease}` })

/** Keeps a row that the URL's fragment leads to below the navigation bar. */
export const target = style({ scrollMarginBlockStart: `calc(${vars.navBar} + ${mixin.safeTop} + 1rem)` })
