import { style } from '@vanilla-extract/css'
import { pulse as kitBone } from '@companion/shared/ui/feedback/Skeleton.css'
import { vars } from '@companion/shared/ui/theme.css'

export const stage = style({ display: 'flex', justifyContent: 'center', paddingBlock: vars.space.l })
export const bone = style([kitBone, { inlineSize: '10rem', blockSize: '10rem', borderRadius: '50%' }])
export const actions = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s,
})
