import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

/**
 * For a tablet, or a phone in landscape. In em, because with text twice as large the columns would be too
 * narrow. Needs `:has`, which makes the page wider. Otherwise two columns would have to share 480 px.
 */
const wide = (rule: Pick<GlobalStyleRule, 'vars'> & Record<string, unknown>) => ({
  '@supports': { 'selector(:has(*))': { '@media': { '(min-width: 44em)': rule } } },
})
const narrow = { ...mixin.column, gap: vars.space.xl } as const

/** The children flow into columns of about the same height. */
export const flow = style({
  ...narrow,
  ...wide({ display: 'block', columnCount: 2, columnGap: vars.space.xl }),
})
globalStyle(`${flow} > *`, wide({ breakInside: 'avoid' }))
globalStyle(`${flow} > * + *`, wide({ marginBlockStart: vars.space.xl }))

/** Two children next to each other. */
export const pair = style({
  ...narrow,
  ...wide({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' }),
})

// The navigation bar is wide too, otherwise Back would be above the middle of a column. Dialogs aren't.
for (const columns of [flow, pair]) {
  globalStyle(`html:has(.${columns})`, wide({ vars: { [vars.size.content]: '60rem' } }))
  globalStyle(`html:has(.${columns}) main`, wide({ vars: { [vars.size.page]: '60rem' } }))
  globalStyle(`html:has(.${columns}) dialog`, wide({ vars: { [vars.size.page]: '480px' } }))
}
