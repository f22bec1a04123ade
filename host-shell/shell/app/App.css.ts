import { fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { wide, widePage } from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'
import { brandMark, markOfBar, markOfSafeArea, tinted } from './ground.ts'

// The page's background, and the brand tint at its top on brand screens. Also set on `[data-path]`, so that
// the outgoing screen stays on its own background during a transition (`animateMoves.ts`).
globalStyle('html, [data-path]', {
  vars: {
    '--page': fallbackVar(vars.bar.ground, vars.background),
    '--tint': 'var(--page)',
    '--branded': 'none',
  },
})
globalStyle('html', { backgroundColor: 'var(--page)' })
globalStyle(':root', { '@media': { [wide]: { vars: { [vars.size.content]: widePage } } } })
globalStyle('[data-path="/"]', { vars: { '--page': vars.backgroundList } })
const on = (...paths: string[]) => paths.map((path) => `[data-path="${path}"]`).join()
const branded = on('/', '/app', '/pay', '/registration')
globalStyle(branded, { vars: { '--tint': vars.color.accentSoft } })
// Not on `/app`, where a drawing is below the title.
globalStyle(on('/', '/pay', '/registration'), { vars: { '--branded': 'block' } })
const untinted = { vars: { '--tint': 'var(--page)', '--branded': 'none' } }
globalStyle(branded, { '@media': { '(prefers-contrast: more), (forced-colors: active)': untinted } })
globalStyle('html[data-contrast], [data-contrast] [data-path]', untinted)

// Isolated, so that negative z-indexes (`brandMark.ts`) paint in front of this background.
globalStyle('body', { background: tinted('0px'), isolation: 'isolate' })

const come = keyframes({ from: { opacity: 0 } })

const comes = { animation: `${come} ${vars.motion.page} ${vars.motion.ease}` }
globalStyle('html[data-mark] body::before', { ...brandMark, ...comes })

/**
 * Background of elements that cover the content scrolling beneath them. It's set on each element and not
 * inherited, because a wrapper without a background would let the content show through.
 */
const ground = (from: string) => style({ background: tinted(from) })

// Clips both axes. If the other axis is `visible`, WebKit 2.38 paints nothing inside an element with `clip`.
export const app = style({ vars: { '--shift': '1' }, minBlockSize: '100vh', overflow: 'clip' })

/** Page transition for going back. */
export const backwards = style([app, { vars: { '--shift': '-1' } }])

export const safeArea = style([
  ground('0px'),
  { position: 'sticky', insetBlockStart: 0, zIndex: 2, blockSize: vars.insetTop },
])

globalStyle(`html[data-mark] ${safeArea}::before`, { ...markOfSafeArea, ...comes })

export const bar = style([
  ground(vars.insetTop),
  {
    position: 'sticky',
    insetBlockStart: vars.insetTop,
    zIndex: 2,
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: '46px minmax(0, 1fr) 46px',
    alignItems: 'center',
    blockSize: '46px',
    // Aligns Back with the title on a wide screen.
    paddingInline: `max(${vars.size.margin} - 16px, 50% - ${vars.size.content} / 2)`,
    // Without a transition, because it could start from the text's colour when the stylesheet arrives.
    borderBlockEnd: '0.5px solid transparent',
  },
])

globalStyle(`html[data-mark] ${bar}::before`, { ...markOfBar, ...comes })

export const lifted = style({ borderBlockEndColor: vars.color.hairline })

/** A bar without Back is empty at first, so the title is at its place. Taps reach what's under the bar. */
export const empty = style({
  marginBlockEnd: `calc(0px - ${vars.navBar})`,
  selectors: { [`&:not(${lifted})`]: { background: 'none', pointerEvents: 'none' } },
})

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

// Pages slide in along the reading direction. With reduced motion, `shift` is 0, so only the fade remains.
const push = keyframes({
  from: {
    opacity: 0,
    transform: `translateX(calc(28px * var(--shift) * var(--reading, 1) * ${vars.motion.shift}))`,
  },
})

export const arriving = style({ animation: `${push} ${vars.motion.page} ${vars.motion.ease}` })

globalStyle('html[dir="rtl"]', { vars: { '--reading': '-1' } })

// While a screen loads, its title is visible at once. The rest of the skeleton comes later, so that it doesn't
// flicker before a screen that loads quickly.
globalStyle('.boot-title:not(:empty)', {
  font: vars.font.title,
  color: vars.color.text,
  background: 'none',
  inlineSize: 'auto',
  // One line on the first load, because a second one would move the visible cards.
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
globalStyle(`.${arriving} .boot-page`, {
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: '38% 1fr',
      columnGap: vars.space.xxl,
    },
  },
})
globalStyle(`.${arriving} .boot-title`, {
  blockSize: 'auto',
  whiteSpace: 'normal',
  '@media': { [wide]: { gridRow: '1 / 3' } },
})
globalStyle(`.${arriving} .boot-card`, { '@media': { [wide]: { gridColumn: 2 } } })
globalStyle(`.${arriving} .boot-card, .${arriving} .boot-title:empty`, {
  animation: `${come} ${vars.motion.page} 150ms backwards`,
})

export const covered = style({ visibility: 'hidden', blockSize: 0, overflow: 'hidden' })
