import { globalStyle, style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
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
export const code = style({ blockSize: 'auto', imageRendering: 'pixelated', WebkitTouchCallout: 'default' })
export const tooLong = style({ ...mixin.secondary, textAlign: 'center' })
export const hint = style({ ...mixin.note, textAlign: 'center' })

export const panel = style({ ...mixin.column, gap: vars.space.l })
export const actions = style({ ...mixin.column, gap: vars.space.s, marginBlock: 'auto' })

/** On paper only the code is left. The mark on the root, because the oldest engines know no `:has`. */
globalStyle('html[data-prints="code"] body *', { '@media': { print: { visibility: 'hidden' } } })
globalStyle(`html[data-prints="code"] .${panel} img`, { '@media': { print: { visibility: 'visible' } } })
