import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m })
export const hint = style({
  margin: 0,
  font: vars.font.secondary,
  color: vars.color.text2,
  textAlign: 'center',
})

export const launcher = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })

/** Keeps its line, so that nothing moves when the status come. */
export const status = style({
  margin: 0,
  minBlockSize: '1.25rem',
  font: vars.font.secondary,
  color: vars.color.text2,
  textAlign: 'center',
})

/** A link in a button's clothes. */
export const linkAsButton = style({ textDecoration: 'none' })
