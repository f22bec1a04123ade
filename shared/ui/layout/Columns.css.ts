import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

/**
 * A tablet, or a phone held sideways. In the user's text size: twice as large, a column would be too narrow for a word.
 * The page gets wider by `:has`; without it columns would have to share 480 px.
 */
const wide = (rule: Pick<GlobalStyleRule, 'vars'> & Record<string, unknown>) => ({
  '@supports': { 'selector(:has(*))': { '@media': { '(min-width: 44em)': rule } } },
})
const narrow = { ...mixin.column, gap: vars.space.xl } as const

/** One part after the other, in columns of about the same height. */
export const flow = style({
  ...narrow,
  ...wide({ display: 'block', columnCount: 2, columnGap: vars.space.xl }),
})
globalStyle(`${flow} > *`, wide({ breakInside: 'avoid' }))
globalStyle(`${flow} > * + *`, wide({ marginBlockStart: vars.space.xl }))

/** What is looked at beside what is done with it. */
export const pair = style({
  ...narrow,
  ...wide({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' }),
})

// The bar as well, or Back would stand above the middle of a column; not what opens over the page.
for (const columns of [flow, pair]) {
  globalStyle(`html:has(.${columns})`, wide({ vars: { [vars.size.content]: '60rem' } }))
  globalStyle(`html:has(.${columns}) main`, wide({ vars: { [vars.size.page]: '60rem' } }))
  globalStyle(`html:has(.${columns}) dialog`, wide({ vars: { [vars.size.page]: '480px' } }))
}
