import { style } from '@vanilla-extract/css'

/** Heard, not seen. One pixel in place, so that a screen reader's cursor meets it where it belongs. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
