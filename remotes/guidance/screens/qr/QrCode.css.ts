import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

/** White in both themes: readers need a light ground. */
export const plate = style({
  alignSelf: 'center',
  padding: vars.space.s,
  background: '#fff',
  borderRadius: vars.radius.card,
  colorScheme: 'only light',
  forcedColorAdjust: 'none',
  boxShadow: `0 0 0 1px ${vars.color.hairline}`,
})
export const code = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  imageRendering: 'pixelated',
  WebkitTouchCallout: 'default',
})
export const tooLong = style({
  margin: 0,
  font: vars.font.secondary,
  color: vars.color.text2,
  textAlign: 'center',
})
