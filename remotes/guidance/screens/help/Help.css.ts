import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

/** Said to who does not see the heading of the answers change. */
export const unseen = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
export const credits = style({ margin: 0, font: vars.font.note, color: vars.color.text2 })

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  alignItems: 'flex-start',
})
export const paragraph = style({ margin: 0, color: vars.color.text, font: vars.font.secondary })
