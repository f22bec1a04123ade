import { style } from '@vanilla-extract/css'
import { pulse } from '@companion/shared/ui/feedback/Skeleton.css'
import { pressable as rowPressable } from '@companion/shared/ui/rows/Row.css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

export const header = style({
  // Large text moves the names below the picture.
  ...mixin.wrap,
  alignItems: 'center',
  gap: vars.space.l,
  minBlockSize: '6rem',
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  overflow: ['hidden', 'clip'],
})
export const pressable = rowPressable

export const names = style({ display: 'block', flex: '1 1 6rem', minInlineSize: 0, overflowWrap: 'anywhere' })
/** Isn't truncated, because an ellipsis would hide the start of a name in the other writing direction. */
export const nickname = style({ display: 'block', font: vars.font.section })
export const app = style({
  ...mixin.row,
  ...mixin.secondary,
  gap: '6px',
  marginBlockStart: '2px',
})
export const nameSkeleton = style([pulse, { inlineSize: '55%', blockSize: '1rem' }])
export const pictureSkeleton = style([pulse, { inlineSize: '4rem', blockSize: '4rem', borderRadius: '50%' }])

/** The camera badge on the picture shows that the card opens the avatar screen, not the nickname screen. */
export const picture = style({ position: 'relative', flexShrink: 0, lineHeight: 0 })
export const badge = style({
  ...mixin.centered,
  position: 'absolute',
  insetBlockEnd: '-2px',
  insetInlineEnd: '-4px',
  inlineSize: '1.625rem',
  blockSize: '1.625rem',
  borderRadius: '50%',
  border: `2px solid ${vars.color.card}`,
  background: vars.color.accent,
  color: vars.color.onAccent,
})

/** The brand's mark before the app's name. */
export const smallMark = style({
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: vars.color.accentText,
})

/** Looks like an app icon, with the brand's mark on a tile in the accent colour. */
export const mark = style({
  flexShrink: 0,
  inlineSize: '4rem',
  blockSize: '4rem',
  padding: '0.875rem',
  borderRadius: vars.radius.card,
  background: vars.color.accent,
  color: vars.color.onAccent,
})

/** With the card's padding, the row is 72 px high. Large text moves Retry below the sentence. */
export const failure = style({
  ...mixin.wrap,
  alignItems: 'center',
  columnGap: vars.space.m,
  marginBlock: '-2px',
})
export const failureSign = style({ ...mixin.row, color: vars.color.warn })
export const failureText = style({ flex: '1 1 8rem', minInlineSize: 0, font: vars.font.secondary })

/** The row of a destructive action: a card of its own with centred text. */
export const destructive = style({
  ...mixin.centered,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.m,
  color: vars.color.danger,
  textAlign: 'center',
  // Forced colours replace the red.
  '@media': { '(forced-colors: active)': { textDecoration: 'underline' } },
})

/** The company at the foot of the page. */
export const foot = style({
  ...mixin.centered,
  ...mixin.note,
  gap: vars.space.s,
  textAlign: 'center',
})
export const footMark = style({
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  boxSizing: 'border-box',
  padding: '0.25rem',
  borderRadius: vars.radius.small,
  background: vars.color.accent,
  color: vars.color.onAccent,
})
