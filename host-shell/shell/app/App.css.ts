import { fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'
import { brandMark, tinted } from './ground.ts'

// The page's background, and the brand tint at its top on brand screens. A leaving screen keeps its own
// (`animateMoves.ts`).
globalStyle('html, [data-path]', {
  vars: {
    '--page': fallbackVar(vars.bar.ground, vars.background),
    '--tint': 'var(--page)',
    '--branded': 'none',
  },
})
globalStyle('html', { backgroundColor: 'var(--page)' })
globalStyle('[data-path="/"]', { vars: { '--page': vars.backgroundList } })
const branded = ['/', '/app', '/pay', '/registration'].map((path) => `[data-path="${path}"]`).join()
globalStyle(branded, { vars: { '--tint': vars.color.accentSoft, '--branded': 'block' } })
globalStyle(branded, {
  '@media': { '(prefers-contrast: more)': { vars: { '--tint': 'var(--page)', '--branded': 'none' } } },
})

// Isolated, so that negative z-indexes (`brandMark.ts`) paint in front of this background.
globalStyle('body', { background: tinted('0px'), isolation: 'isolate' })

const come = keyframes({ from: { opacity: 0 } })

globalStyle('html[data-mark] body::before', {
  ...brandMark,
  animation: `${come} ${vars.motion.page} ${vars.motion.ease}`,
})

/**
 * Covers content that scrolls underneath. Set here, not inherited: a wrapper without the value would let
 * content show through.
 */
const ground = (from: string) => style({ background: tinted(from) })

// Clip both axes: if the other one is `visible`, WebKit 2.38 paints nothing inside `clip`.
export const app = style({ vars: { '--shift': '1' }, minBlockSize: '100vh', overflow: 'clip' })

/** Page transition for going back. */
export const backwards = style([app, { vars: { '--shift': '-1' } }])

export const safeArea = style([
  ground('0px'),
  { position: 'sticky', insetBlockStart: 0, zIndex: 2, blockSize: vars.safeTop },
])

export const bar = style([
  ground(vars.safeTop),
  {
    position: 'sticky',
    insetBlockStart: vars.safeTop,
    zIndex: 2,
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: '46px minmax(0, 1fr) 46px',
    alignItems: 'center',
    blockSize: '46px',
    // On a wide screen, Back aligns with the content column.
    paddingInline: `max(${vars.size.margin} - 16px, 50% - ${vars.size.content} / 2)`,
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
  color: fallbackVar(vars.bar.text, vars.color.accentText),
  borderRadius: vars.radius.small,
  selectors: { '&:active': { opacity: 0.5 } },
})

export const title = style({
  gridColumn: 2,
  gridRow: 1,
  font: vars.font.strong,
  color: fallbackVar(vars.bar.text, vars.color.text),
  textAlign: 'center',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  opacity: 0,
  transition: `opacity ${vars.motion.press} ${vars.motion.ease}`,
  selectors: { [`${lifted} > &`]: { opacity: 1 } },
})

// Pages push in the reading direction; with reduced motion `shift` is 0 and only the fade remains.
const push = keyframes({
  from: {
    opacity: 0,
    transform: `translateX(calc(28px * var(--shift) * var(--reading, 1) * ${vars.motion.shift}))`,
  },
})

export const arriving = style({ animation: `${push} ${vars.motion.page} ${vars.motion.ease}` })

globalStyle('html[dir="rtl"]', { vars: { '--reading': '-1' } })

export const covered = style({ visibility: 'hidden', blockSize: 0, overflow: 'hidden' })
