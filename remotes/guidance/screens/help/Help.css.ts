import { style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

/** Without the engine's own clear button, which is blue. */
export const search = style({
  selectors: {
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::-webkit-search-decoration': { display: 'none' },
  },
})
export const clear = style({ color: vars.color.text2 })
export const body = style({
  ...mixin.column,
  gap: vars.space.m,
  alignItems: 'flex-start',
  color: vars.color.text,
  font: vars.font.secondary,
})

export const facts = style({ ...mixin.column, gap: vars.space.m })
/** The value has its own line, because ids are long and none of them should stand apart. */
export const factValue = style({
  font: vars.font.secondary,
  color: vars.color.text,
  overflowWrap: 'anywhere',
})
export const factName = style(mixin.note)
