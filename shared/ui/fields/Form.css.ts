import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: '20px' })

/** In the flow, never fixed: a fixed button hides fields behind the keyboard. */
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
})
