import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'
import { content, screen } from './Screen.css.ts'

/** Needs `:has`. In other engines the contents are one column next to the title. */
const wide = (rule: Omit<GlobalStyleRule, '@media' | '@supports' | '@layer' | '@container'>) => ({
  '@supports': { 'selector(:has(*))': { '@media': { [mixin.wide]: rule } } },
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

// The columns need the whole width, so the title is above them.
const around = `.${screen}:is(:has(.${flow}), :has(.${pair}))`
globalStyle(around, wide({ display: 'block' }))
globalStyle(`${around} > * + .${content}`, wide({ marginBlockStart: vars.space.xl }))
