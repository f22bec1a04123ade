import { globalStyle, style } from '@vanilla-extract/css'
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

export const panel = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l })
export const actions = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s })

/** On paper only the code is left. The mark on the root, because the oldest engines know no `:has`. */
globalStyle('html[data-prints="code"] body *', { '@media': { print: { visibility: 'hidden' } } })
globalStyle(`html[data-prints="code"] .${panel} img`, { '@media': { print: { visibility: 'visible' } } })

export const hint = style({ margin: 0, font: vars.font.note, color: vars.color.text2, textAlign: 'center' })
