import { style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const actions = style({ ...mixin.column, gap: vars.space.s })
/** The skeleton of a message's picture, which is a disc of 80 px in the centre of 88 px. */
export const picture = style({ inlineSize: '80px', blockSize: '80px', margin: '4px', borderRadius: '50%' })
/** The paid amount, on its own line below the title. */
export const sum = style({ display: 'block', font: vars.font.title, fontVariantNumeric: 'tabular-nums' })
