import { style } from '@vanilla-extract/css'
import { pulse } from '@companion/shared/ui/feedback/Skeleton.css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const stage = style({ display: 'flex', justifyContent: 'center', paddingBlock: vars.space.l })
export const skeleton = style([pulse, { inlineSize: '10rem', blockSize: '10rem', borderRadius: '50%' }])
export const actions = style({
  ...mixin.column,
  position: 'relative',
  alignItems: 'center',
  gap: vars.space.s,
})

/**
 * The invisible file input. With `display: none`, older web views wouldn't open the file picker. The button
 * before it has the label.
 */
export const input = style({ ...mixin.visuallyHidden, opacity: 0, pointerEvents: 'none' })
