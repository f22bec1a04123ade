import { style } from '@vanilla-extract/css'
import * as field from '../ui/fields/Field.css.ts'
import * as mixin from '../ui/mixins.css.ts'
import { vars } from '../ui/theme.css.ts'

export const search = style([
  field.box,
  {
    alignItems: 'center',
    gap: vars.space.s,
    marginInline: vars.size.margin,
    marginBlockEnd: vars.space.m,
    paddingInlineStart: vars.space.m,
    color: vars.color.text2,
  },
])
export const input = style([field.input, { alignSelf: 'stretch', padding: 0 }])

export const list = style({
  flex: '1 1 0',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockEnd: mixin.safeBottom,
})

/** Of 245 rows, engines with `content-visibility` skip those out of sight. Other engines are fast enough. */
export const row = style({
  ...mixin.row,
  gap: vars.space.m,
  minBlockSize: vars.size.row,
  paddingInline: vars.size.margin,
  paddingBlock: vars.space.s,
  font: vars.font.body,
  color: vars.color.text,
  cursor: 'pointer',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 3.25rem',
  selectors: { '&[aria-selected="true"], &:active': { background: vars.color.press } },
})
export const name = style({ ...mixin.fill, overflowWrap: 'anywhere' })
export const code = style({ color: vars.color.text2, fontVariantNumeric: 'tabular-nums' })
export const chosen = style({ color: vars.color.accentText })
export const none = style({
  padding: vars.space.xl,
  font: vars.font.body,
  color: vars.color.text2,
  textAlign: 'center',
})
