import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({ ...mixin.row, gap: vars.space.m })
export const mark = style({
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: '0.625rem',
  borderRadius: vars.radius.field,
  background: vars.color.accent,
  color: vars.color.onAccent,
})
export const names = style({ ...mixin.column, ...mixin.note, minInlineSize: 0 })
export const app = style({ font: vars.font.strong, color: vars.color.text })

export const deleting = style({
  ...mixin.column,
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.xxl,
  textAlign: 'center',
})
export const title = style({ font: vars.font.section })
export const text = style({ font: vars.font.body, color: vars.color.text2 })

const block = { padding: `${vars.space.m} ${vars.space.l}`, borderRadius: vars.radius.card } as const

export const losses = style({ ...block, background: vars.color.dangerSoft })
export const plain = style({ ...block, background: vars.color.card })
export const warningTitle = style({ font: vars.font.strong, marginBlockEnd: vars.space.xs })
export const list = style({ ...mixin.column, gap: vars.space.s })

export const line = style({
  position: 'relative',
  paddingInlineStart: vars.space.l,
  font: vars.font.secondary,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '2px',
    insetBlockStart: '0.5em',
    inlineSize: '5px',
    blockSize: '5px',
    borderRadius: '50%',
    background: 'currentColor',
  },
})

// There's no account to go back to. Done and the phone's own Back still leave the page.
globalStyle('html:has([data-back="gone"]) [data-action="back"]', { visibility: 'hidden' })
