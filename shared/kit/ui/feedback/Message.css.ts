import { style, styleVariants } from '@vanilla-extract/css'
import * as mixin from '../mixins.css.ts'
import { vars } from '../theme.css.ts'

export const whole = style({
  ...mixin.row,
  flexDirection: 'column',
  paddingBlock: vars.space.xl,
  textAlign: 'center',
})
export const picture = styleVariants(mixin.tones, ({ color, soft }, tone) => ({
  color,
  fill: soft,
  // A brand's second colour would clash with red: orange spots on a pink disc.
  ...(tone === 'danger' && { vars: { [vars.illustration]: color } }),
}))
const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
/** A large sign in the centre of the disc. */
export const sign = style({ ...line, transform: 'translate(36px, 20px) scale(2)' })
export const title = style({ font: vars.font.section, marginBlockStart: vars.space.l, textWrap: 'balance' })
export const text = style({
  ...mixin.secondary,
  maxInlineSize: '22rem',
  marginBlockStart: vars.space.s,
  textWrap: 'balance',
})
export const actions = style({
  ...mixin.row,
  flexDirection: 'column',
  gap: vars.space.s,
  inlineSize: '100%',
  maxInlineSize: '20rem',
  marginBlockStart: vars.space.xl,
})
