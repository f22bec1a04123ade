import { globalKeyframes, globalStyle } from '@vanilla-extract/css'
import { widePage } from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'
import { darkValues, values } from '../theme/values.ts'

// Styles of the HTML document's skeleton (host-shell/build/deploy/document.ts). Its markup is static, so it
// uses plain class names. The styles are inlined in every document. Only colours are variables, because all
// other variables come later, with the shell's stylesheet.

const { color, radius, font, size, space } = vars
const themed = [color.ground, color.groundList, color.surface, color.skeleton, color.text]
const only = (names: readonly string[], all: Readonly<Record<string, string>>) =>
  Object.fromEntries(names.map((name) => [name, all[name]!]))
const dark = { vars: only(themed, darkValues), colorScheme: 'dark' } as const
const fixed = (name: string) => values[name]!
const plainFont = (name: string) =>
  fixed(name)
    .replace(font.family, 'system-ui, sans-serif')
    .replace(font.regular, fixed(font.regular))
    // Its few words needn't be limited by the viewport's width, and each document has these bytes.
    .replace(/min\(([^,()]+),[^,()]+\)/g, '$1')

globalStyle(':root', {
  vars: only([...themed, vars.background, vars.backgroundList], values),
  colorScheme: 'light',
})
globalStyle(':root[data-theme="dark"]', dark)
globalStyle(':root:not([data-theme])', { '@media': { '(prefers-color-scheme: dark)': dark } })
globalStyle('html', { backgroundColor: vars.background })
globalStyle('html[data-path="/"]', { backgroundColor: vars.backgroundList })
globalStyle('body', { margin: 0 })

// The page's own margin also includes the notch insets. They're omitted here, because they would add 40 bytes
// to each document.
const margin = '16px'

const block = { background: color.skeleton, borderRadius: fixed(radius.small) }

globalStyle('.boot', { paddingBlockStart: vars.safeTop })
globalStyle('.boot-bar', { blockSize: 'var(--nav-height, 0px)' })
globalStyle('.boot-page', {
  boxSizing: 'border-box',
  maxInlineSize: widePage,
  marginInline: 'auto',
  padding: margin,
})
globalStyle('.boot-title', { ...block, blockSize: '2.125rem', inlineSize: '45%' })
globalStyle('.boot-card', {
  marginBlockStart: fixed(space.xl),
  borderRadius: fixed(radius.card),
  background: color.surface,
  overflow: 'hidden',
})
globalStyle('html:not([data-path="/"]) .boot-card', { background: color.groundList })
globalStyle('.boot-row', {
  boxSizing: 'border-box',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minBlockSize: fixed(size.row),
  paddingInline: margin,
})
globalStyle('.boot-row i, .boot-row b', {
  ...block,
  display: 'block',
  blockSize: '0.9rem',
  inlineSize: '6.5rem',
})
// The notice that the page couldn't be loaded. Normally a script shows it after a timeout (`loadFailed.ts`).
// If a proxy has altered the scripts, the content security policy blocks them all. Then this animation shows
// it, later than a script would have.
globalKeyframes('boot-lost', { to: { visibility: 'visible' } })
globalStyle('.boot-lost', {
  position: 'fixed',
  inset: 0,
  font: plainFont(font.body),
  color: color.text,
  textAlign: 'center',
  background: vars.background,
  visibility: 'hidden',
  animation: 'boot-lost 0s 12s forwards',
})
globalStyle('.boot:not([aria-hidden]) ~ .boot-lost', { visibility: 'visible' })
globalStyle('.boot-lost p', { margin: `20vh ${margin} ${margin}` })
globalStyle('.boot-retry', {
  display: 'inline-block',
  padding: '13px 20px',
  borderRadius: fixed(radius.button),
  color: color.text,
  textDecoration: 'none',
  background: color.skeleton,
})
globalStyle('.boot-row b', { inlineSize: '4.5rem' })
