import { style } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

const fold = style({
  display: 'grid',
  transition: `grid-template-rows ${vars.motion.page} ${vars.motion.ease}, visibility ${vars.motion.page}`,
})
export const open = style([fold, { gridTemplateRows: '1fr' }])
export const folded = style([fold, { gridTemplateRows: '0fr', visibility: 'hidden' }])
export const content = style({ overflow: 'hidden', minBlockSize: 0 })
export const gap = style({ paddingBlockEnd: vars.space.l })

export const pair = style({
  display: 'grid',
  // Two columns where a word fits into each; one below the other with very large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space.m,
})
export const half = style({
  ...mixin.column,
  alignItems: 'flex-start',
  gap: vars.space.s,
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  background: vars.color.card,
})
export const label = style(mixin.note)
export const words = style({ font: vars.font.strong })
/** The drawings keep some air around themselves; the negative margin puts their edge under the label's. */
export const picture = style({ inlineSize: '4rem', blockSize: '4rem', marginInlineStart: '-0.5rem' })

export const pictureSkeleton = style({
  inlineSize: '72%',
  blockSize: '72%',
  margin: '14%',
  borderRadius: '50%',
})
