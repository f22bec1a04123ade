import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

const base = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  paddingInline: '6px',
  paddingBlock: '2px',
  borderRadius: vars.radius.small,
  font: vars.font.badge,
  fontVariantNumeric: 'tabular-nums',
})
export const tone = styleVariants({
  accent: [base, { background: vars.color.accentSoft, color: vars.color.accentText }],
  ok: [base, { background: vars.color.okSoft, color: vars.color.ok }],
  warn: [base, { background: vars.color.warnSoft, color: vars.color.warn }],
  danger: [base, { background: vars.color.dangerSoft, color: vars.color.danger }],
})
