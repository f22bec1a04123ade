import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

const fold = style({
  display: 'grid',
  transition: `grid-template-rows ${vars.motion.page} ${vars.motion.ease}, visibility ${vars.motion.page}`,
})
export const open = style([fold, { gridTemplateRows: '1fr' }])
export const folded = style([fold, { gridTemplateRows: '0fr', visibility: 'hidden' }])
export const inside = style({ overflow: 'hidden', minBlockSize: 0 })
export const room = style({ paddingBlockEnd: vars.space.l })
