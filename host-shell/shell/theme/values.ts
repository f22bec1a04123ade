import { assignVars } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'
import { dark, light } from './colours.ts'

export const latin =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif'
export const chinese = '"PingFang SC", "HarmonyOS Sans SC", "Noto Sans CJK SC", "Microsoft YaHei"'
export const arabic = '"SF Arabic", "Geeza Pro", "Noto Sans Arabic", "Noto Naskh Arabic", "Segoe UI"'

const accentOf = (theme: 'light' | 'dark') => ({
  accent: `var(--${theme}-accent)`,
  accentPure: `var(--${theme}-accent-pure)`,
  onAccent: `var(--${theme}-on-accent)`,
  accentText: `var(--${theme}-accent-text)`,
  accentSoft: `var(--${theme}-accent-soft)`,
  focus: `var(--${theme}-accent-text)`,
})

const lightColours = assignVars(vars.color, { ...light, ...accentOf('light') })
const darkColours = assignVars(vars.color, { ...dark, ...accentOf('dark') })
const raised = { light: '0 8px 32px rgba(20, 23, 28, 0.16)', dark: '0 8px 32px rgba(0, 0, 0, 0.5)' }

/** Returns a side's inset as the app or the engine reports it. Both mean the same bars, so they aren't added. */
const inset = (side: string) => `max(var(--safe-${side}, 0px), env(safe-area-inset-${side}, 0px))`
/** Insets of a phone in landscape. Both sides are needed, because its camera can be on either side. */
const sides = ['left', 'right'].map(inset)

/** Corner radius, scaled by the brand. */
const corner = (px: number) => `calc(${px}px * var(--corners, 1))`
const [regular, heavy] = [vars.font.regular, vars.font.heavy]
/**
 * Returns the font of text. From about 245 % the viewport's width limits the size on a small phone, because
 * words would be wider than the screen and break in the middle.
 */
const font = (weight: string, size: number, line: number) => {
  const limited = (px: number) => `min(${px / 16}rem, ${((px * 13) / 17).toFixed(2)}vw)`
  return `${weight} ${limited(size)}/${limited(line)} var(--f-family)`
}
/**
 * Returns the font of a heading. The size is limited by the viewport's width: at twice the text size, a long
 * word would otherwise be wider than a small screen and break in the middle.
 */
const heading = (size: number, line: number) =>
  `${heavy} min(${size / 16}rem, 11.5vw)/${(line / size).toFixed(4)} var(--f-family)`

// The variables and their values, in a file without styles. The stylesheet includes all values, and the HTML
// document includes only those of its skeleton.

export const values: Readonly<Record<string, string>> = {
  ...lightColours,
  [vars.shadow.raised]: raised.light,
  '--mark-strength': '0.16',
  [vars.illustration]: vars.color.accentPure,
  [vars.background]: vars.color.ground,
  [vars.backgroundList]: vars.color.groundList,
  ...assignVars(vars.space, { xs: '4px', s: '8px', m: '12px', l: '16px', xl: '24px', xxl: '32px' }),
  ...assignVars(vars.radius, {
    card: corner(16),
    // A field of 48 px with a larger radius would be a pill.
    field: `min(${corner(12)}, 16px)`,
    button: corner(12),
    small: corner(8),
    sheet: corner(20),
  }),
  ...assignVars(vars.font, {
    title: heading(28, 34),
    section: heading(20, 26),
    strong: font(heavy, 17, 24),
    body: font(regular, 17, 24),
    secondary: font(regular, 15, 20),
    note: font(regular, 13, 18),
    badge: font(heavy, 11, 14),
    family: latin,
    regular: '400',
    heavy: '600',
  }),
  ...assignVars(vars.motion, {
    press: '120ms',
    page: '220ms',
    ease: 'cubic-bezier(0, 0, 0.2, 1)',
    shift: '1',
  }),
  ...assignVars(vars.size, {
    row: '3.25rem',
    field: '3rem',
    page: '480px',
    margin: `max(16px, ${sides.join()})`,
    content: vars.size.page,
  }),
  [vars.insetTop]: inset('top'),
  [vars.insetBottom]: inset('bottom'),
  [vars.navBar]: '0px',
  [vars.keyboard]: '0px',
  [vars.offlineBar]: '0px',
}

/** Values that differ in the dark theme. */
export const darkValues: Readonly<Record<string, string>> = {
  ...darkColours,
  '--mark-strength': '0.26',
  [vars.shadow.raised]: raised.dark,
}
