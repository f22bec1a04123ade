import { style } from '@vanilla-extract/css'

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
