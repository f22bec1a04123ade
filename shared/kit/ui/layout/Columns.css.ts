import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

/**
 * A tablet, or a phone in landscape. In rem: at twice the text size a column would be too narrow.
 * The page gets wider by `:has`; without it columns would have to share 480 px.
 */
const wide = (rule: Pick<GlobalStyleRule, 'vars'> & Record<string, unknown>) => ({
  '@supports': { 'selector(:has(*))': { '@media': { '(min-width: 44em)': rule } } },
})
const narrow = { ...mixin.column, gap: vars.space.xl } as const

/** Parts flow into columns of about the same height. */
export const flow = style({
  ...narrow,
  ...wide({ display: 'block', columnCount: 2, columnGap: vars.space.xl }),
})
globalStyle(`${flow} > *`, wide({ breakInside: 'avoid' }))
globalStyle(`${flow} > * + *`, wide({ marginBlockStart: vars.space.xl }))

/** Two parts next to each other. */
export const pair = style({
  ...narrow,
  ...wide({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' }),
})

// Also the navigation bar, or Back would be above the middle of a column; but not overlays.
for (const columns of [flow, pair]) {
  globalStyle(`html:has(.${columns})`, wide({ vars: { [vars.size.content]: '60rem' } }))
  globalStyle(`html:has(.${columns}) main`, wide({ vars: { [vars.size.page]: '60rem' } }))
  globalStyle(`html:has(.${columns}) dialog`, wide({ vars: { [vars.size.page]: '480px' } }))
}
