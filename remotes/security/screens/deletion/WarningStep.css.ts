import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

const block = {
  padding: `${vars.space.m} ${vars.space.l}`,
  borderRadius: vars.radius.card,
} as const

export const losses = style({ ...block, background: vars.color.dangerSoft })
export const plain = style({ ...block, background: vars.color.card })
export const title = style({ font: vars.font.strong, marginBlockEnd: vars.space.xs })
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s })

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
