import { globalStyle, type GlobalStyleRule, style, styleVariants } from '@vanilla-extract/css'
import { content, screen } from '@companion/shared/ui/layout/Screen.css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'
import { plateSizes } from '../../model/qr/size.ts'

/** The background is white in both themes, because scanners need light around a QR code. */
const plateBase = style({
  alignSelf: 'center',
  position: 'relative',
  maxInlineSize: '100%',
  ...mixin.centered,
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
/** The mark in the code's middle. A long press must reach the image below it. */
export const badge = style({
  ...mixin.centered,
  position: 'absolute',
  inlineSize: '48px',
  blockSize: '48px',
  background: '#fff',
  borderRadius: vars.radius.small,
  color: vars.color.accent,
  pointerEvents: 'none',
  WebkitPrintColorAdjust: 'exact',
})
export const mark = style({ inlineSize: '36px', blockSize: '36px', fillRule: 'evenodd' })
export const tooLong = style({ ...mixin.secondary, textAlign: 'center' })
export const hint = style({ ...mixin.note, textAlign: 'center' })

export const panel = style({ ...mixin.column, gap: vars.space.l })
export const actions = style({ ...mixin.column, gap: vars.space.s, flexGrow: 1 })

/** A tablet has one centred column. A phone in landscape has the code next to its actions. */
const [tall, low] = ['min', 'max'].map((end) => `${mixin.wide} and (${end}-height: 30em)`) as [string, string]
export const narrow = style({
  '@media': { [tall]: { alignSelf: 'center', inlineSize: '100%', maxInlineSize: '20rem' } },
})
export const alone = style({
  '@media': { [low]: { flexDirection: 'row', alignItems: 'center', gap: vars.space.xxl } },
})
// The title is above the code and centred like it, not at the start of the page.
const around = `.${screen}:has(.${alone})`
const onTablets = (rule: Omit<GlobalStyleRule, '@media' | '@supports' | '@layer' | '@container'>) => ({
  '@supports': { 'selector(:has(*))': { '@media': { [tall]: rule } } },
})
globalStyle(around, onTablets({ display: 'block', textAlign: 'center' }))
globalStyle(`${around} > * + .${content}`, onTablets({ marginBlockStart: vars.space.xl }))

/**
 * Prints only the QR code. `CodePanel` sets the attribute on the root element, because the oldest engines
 * don't support `:has`.
 */
globalStyle('html[data-prints="code"] body *', { '@media': { print: { visibility: 'hidden' } } })
globalStyle(`html[data-prints="code"] .${plateBase} *`, { '@media': { print: { visibility: 'visible' } } })
