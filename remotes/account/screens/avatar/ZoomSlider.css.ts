import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 0,
  alignItems: 'center',
  gap: vars.space.m,
  color: vars.color.text2,
})

/** As high as a thumb needs; the track is the platform's in the accent. */
export const slider = style({
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  accentColor: vars.color.accent,
  cursor: 'pointer',
})
