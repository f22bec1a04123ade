import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

globalStyle('html', { backgroundColor: vars.background })
globalStyle('html[data-ground="list"]', { backgroundColor: vars.backgroundList })
globalStyle('body', { backgroundColor: 'inherit' })

/** Painted over what scrolls beneath. Said here and not inherited: one element between without it lets everything through. */
const ground = style({
  backgroundColor: vars.background,
  selectors: { 'html[data-ground="list"] &': { backgroundColor: vars.backgroundList } },
})

// Clipped both ways: beside `visible`, WebKit 2.38 paints nothing of what `clip` holds.
export const app = style({ minBlockSize: '100vh', overflow: 'clip' })

export const safeArea = style([
  ground,
  { position: 'sticky', insetBlockStart: 0, zIndex: 2, blockSize: vars.safeTop },
])

export const bar = style([
  ground,
  {
    position: 'sticky',
    insetBlockStart: vars.safeTop,
    zIndex: 2,
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: '46px minmax(0, 1fr) 46px',
    alignItems: 'center',
    blockSize: '46px',
    borderBlockEnd: '0.5px solid transparent',
    transition: `border-color ${vars.motion.press} ${vars.motion.ease}`,
  },
])

export const lifted = style({ borderBlockEndColor: vars.color.hairline })

export const back = style({
  gridColumn: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '46px',
  blockSize: '46px',
  color: vars.color.accentText,
  borderRadius: vars.radius.small,
  selectors: { '&:active': { opacity: 0.5 } },
})

export const title = style({
  gridColumn: 2,
  gridRow: 1,
  font: vars.font.strong,
  color: vars.color.text,
  textAlign: 'center',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  opacity: 0,
  transition: `opacity ${vars.motion.press} ${vars.motion.ease}`,
  selectors: { [`${lifted} > &`]: { opacity: 1 } },
})

// Pages push in the reading direction; with reduced motion `shift` is 0 and only the fade is left.
const push = keyframes({
  from: {
    opacity: 0,
    transform: `translateX(calc(28px * var(--shift) * var(--reading, 1) * ${vars.motion.shift}))`,
  },
})

export const arriving = style({ animation: `${push} ${vars.motion.page} ${vars.motion.ease}` })

globalStyle('html[dir="rtl"]', { vars: { '--reading': '-1' } })

export const covered = style({ visibility: 'hidden', blockSize: 0, overflow: 'hidden' })
