import { createGlobalThemeContract } from '@vanilla-extract/css'

/** Names are only ever added: older releases read them. The shell has the values: no remote recolours another. */
export const vars = createGlobalThemeContract({
  color: {
    ground: 'c-ground',
    groundList: 'c-ground-list',
    surface: 'c-surface',
    surfaceRaised: 'c-surface-raised',
    card: 'c-card',
    text: 'c-text',
    text2: 'c-text-2',
    hairline: 'c-hairline',
    edge: 'c-edge',
    press: 'c-press',
    skeleton: 'c-skeleton',
    track: 'c-track',
    thumb: 'c-thumb',
    /** The strong shade, for what holds text in `onAccent`, which is white for every brand and colour of an app. */
    accent: 'c-accent',
    /** As the brand or the app says it, where that can be seen: for marks and drawings, never behind text. */
    accentPure: 'c-accent-pure',
    onAccent: 'c-on-accent',
    accentText: 'c-accent-text',
    accentSoft: 'c-accent-soft',
    danger: 'c-danger',
    onDanger: 'c-on-danger',
    dangerSoft: 'c-danger-soft',
    ok: 'c-ok',
    okSoft: 'c-ok-soft',
    warn: 'c-warn',
    warnSoft: 'c-warn-soft',
    focus: 'c-focus',
  },
  /** The second colour of a brand's drawings: seen on every background, never behind text. */
  illustration: 'illustration',
  background: 'background',
  backgroundList: 'background-list',
  space: { xs: 's-1', s: 's-2', m: 's-3', l: 's-4', xl: 's-5', xxl: 's-6' },
  radius: { card: 'r-card', field: 'r-field', button: 'r-button', small: 'r-small', sheet: 'r-sheet' },
  /** Values for the `font` shorthand: weight, size, line height and family. */
  font: {
    title: 'f-title',
    section: 'f-section',
    body: 'f-body',
    secondary: 'f-secondary',
    note: 'f-note',
    badge: 'f-badge',
    strong: 'f-strong',
    family: 'f-family',
  },
  motion: { press: 'm-press', page: 'm-page', ease: 'm-ease', shift: 'm-shift' },
  shadow: { raised: 'e-raised' },
  size: {
    row: 'z-row',
    field: 'z-field',
    page: 'z-page',
    margin: 'z-margin',
    /** The width of the page: more than `page` where a screen has columns. */
    content: 'z-content',
  },
  safeTop: 'safe-top',
  /** Height of the page's own navigation bar; 0px where the app shows its own. */
  navBar: 'nav-height',
  /** Of the navigation bar and the safe area, where a screen has other colours than the page; without values. */
  bar: { ground: 'bar-ground', text: 'bar-text' },
  keyboard: 'kb',
  /** Height of the bar over the lower edge that says there is no network; 0px while there is one. */
  offlineBar: 'offline-bar',
})
