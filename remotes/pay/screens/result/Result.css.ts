import { style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const actions = style({ ...mixin.column, gap: vars.space.s })
/** A message's picture is 88 px high, with a centred disc of 80 px. */
export const picture = style({ inlineSize: '80px', blockSize: '80px', margin: '4px', borderRadius: '50%' })
/** The amount, below the headline. */
export const sum = style({ display: 'block', font: vars.font.title, fontVariantNumeric: 'tabular-nums' })
