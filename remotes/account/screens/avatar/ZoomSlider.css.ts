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

const thumb = '1.25rem'
const track = '0.25rem'

/** As high as a thumb needs. The platform's own track is white by night wherever the accent is dark. */
export const slider = style({
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  appearance: 'none',
  background: 'transparent',
  cursor: 'pointer',
  '::-webkit-slider-runnable-track': {
    blockSize: track,
    borderRadius: track,
    background: vars.color.edge,
  },
  '::-webkit-slider-thumb': {
    appearance: 'none',
    inlineSize: thumb,
    blockSize: thumb,
    marginBlockStart: `calc((${track} - ${thumb}) / 2)`,
    borderRadius: '50%',
    background: vars.color.accent,
  },
})
