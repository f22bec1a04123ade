import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'
import { plateSizes } from '../../model/qr/size.ts'

/** The background is white in both themes, because scanners need light around a QR code. */
const plateBase = style({
  alignSelf: 'center',
  boxSizing: 'content-box',
  maxInlineSize: `calc(100% - 2 * ${vars.space.s})`,
  ...mixin.centered,
  padding: vars.space.s,
  background: '#fff',
  borderRadius: vars.radius.card,
  colorScheme: 'only light',
  forcedColorAdjust: 'none',
  boxShadow: `0 0 0 1px ${vars.color.hairline}`,
})
export const plate = styleVariants(plateSizes, (px) => [
  plateBase,
  { inlineSize: `${px}px`, blockSize: `${px}px` },
])
export const code = style({ blockSize: 'auto', imageRendering: 'pixelated', WebkitTouchCallout: 'default' })
export const tooLong = style({ ...mixin.secondary, textAlign: 'center' })
export const hint = style({ ...mixin.note, textAlign: 'center' })

export const panel = style({ ...mixin.column, gap: vars.space.l })
export const actions = style({ ...mixin.column, gap: vars.space.s, marginBlock: 'auto' })

/**
 * Prints only the QR code. `CodePanel` sets the attribute on the root element, because the oldest engines
 * don't support `:has`.
 */
globalStyle('html[data-prints="code"] body *', { '@media': { print: { visibility: 'hidden' } } })
globalStyle(`html[data-prints="code"] .${panel} img`, { '@media': { print: { visibility: 'visible' } } })
