import { createGlobalThemeContract } from '@vanilla-extract/css'

/** Only add names, because older releases use the existing ones. Only the shell sets the values. */
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
    /** A strong shade of the accent colour, for backgrounds of text in `onAccent`, white or, on a light accent, black. */
    accent: 'c-accent',
    /** The accent colour itself if it's visible enough. For marks and drawings, never behind text. */
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
  /** The second colour of a brand's drawings. It's visible on all backgrounds, but never used behind text. */
  illustration: 'illustration',
  background: 'background',
  backgroundList: 'background-list',
  space: { xs: 's-1', s: 's-2', m: 's-3', l: 's-4', xl: 's-5', xxl: 's-6' },
  radius: { card: 'r-card', field: 'r-field', button: 'r-button', small: 'r-small', sheet: 'r-sheet' },
  /** Values of the `font` shorthand: weight, size, line height and family. */
  font: {
    title: 'f-title',
    section: 'f-section',
    body: 'f-body',
    secondary: 'f-secondary',
    note: 'f-note',
    badge: 'f-badge',
    strong: 'f-strong',
    family: 'f-family',
    /** Font weights of plain and of strong text, parts of the shorthands above. */
    regular: 'w-regular',
    heavy: 'w-heavy',
  },
  motion: { press: 'm-press', page: 'm-page', ease: 'm-ease', shift: 'm-shift' },
  shadow: { raised: 'e-raised' },
  size: {
    row: 'z-row',
    field: 'z-field',
    page: 'z-page',
    margin: 'z-margin',
    /** Width of the page. It's larger than `page` on screens with columns. */
    content: 'z-content',
  },
  /** The safe area that the app reports. `insetTop` and `insetBottom` also include the engine's. */
  safeTop: 'safe-top',
  insetTop: 'inset-top',
  insetBottom: 'inset-bottom',
  /** Height of the page's navigation bar. It's 0px if the app shows its own bar. */
  navBar: 'nav-height',
  /** Colours of the navigation bar and the safe area, for screens that set their own. */
  bar: { ground: 'bar-ground', text: 'bar-text' },
  keyboard: 'kb',
  /** Height of the offline bar at the bottom. It's 0px while the device is online. */
  offlineBar: 'offline-bar',
})
