import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

export const frame = style({ display: 'flex', flexDirection: 'column' })

export const label = style({
  font: vars.font.secondary,
  fontWeight: 600,
  color: vars.color.text,
  marginBlockEnd: vars.space.s,
})

export const below = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  font: vars.font.note,
  marginBlockStart: '6px',
})
export const messages = style({ flex: '1 1 0', minInlineSize: 0 })
export const hint = style({ color: vars.color.text2 })
export const error = style({ display: 'flex', gap: '6px', color: vars.color.danger })
export const errorSign = style({ flexShrink: 0, inlineSize: '1.125rem', blockSize: '1.125rem' })
export const counter = style({
  color: vars.color.text2,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: vars.color.danger } },
})
