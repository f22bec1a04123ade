import { style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const reason = style({ marginBlockEnd: vars.space.s, textWrap: 'balance' })
export const remedy = style(mixin.secondary)
/** Around the button. */
export const action = style({ marginBlockStart: vars.space.xl })
