import { style } from '@vanilla-extract/css'
import { pulse } from '@companion/shared/ui/feedback/Skeleton.css'
import { vars } from '@companion/shared/ui/theme.css'

export const stage = style({ display: 'flex', justifyContent: 'center', paddingBlock: vars.space.l })
export const skeleton = style([pulse, { inlineSize: '10rem', blockSize: '10rem', borderRadius: '50%' }])
export const actions = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s,
})

/** Not `display: none`: older web views open no chooser then. The button beside it speaks and is pressed. */
export const input = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  opacity: 0,
  pointerEvents: 'none',
})
