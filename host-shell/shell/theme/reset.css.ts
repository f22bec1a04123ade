import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', {
  // Keeps the user's text size. All sizes are in rem, and browsers must not adjust them a second time.
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  scrollPaddingBlock: `calc(${vars.insetTop} + ${vars.navBar} + 16px) calc(${vars.keyboard} + 24px)`,
})

globalStyle('body', {
  margin: 0,
  minBlockSize: '100vh',
  background: vars.background,
  color: vars.color.text,
  font: vars.font.body,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  accentColor: vars.color.accent,
  caretColor: vars.color.accentText,
})

// Breaks lines between phrases. Japanese has no spaces, so a line could otherwise break within a word.
// Engines without phrase breaking ignore it. Set only for Japanese, because in other languages a text's
// minimum width would no longer account for soft hyphens.
globalStyle('body:lang(ja)', { wordBreak: 'auto-phrase' })

globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset, legend, dialog', { margin: 0, padding: 0 })
globalStyle('h1, h2, h3', { font: 'inherit' })
globalStyle('fieldset, dialog, iframe', { border: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
// By default, a fieldset can't be narrower than its longest word, so it would overflow a small screen.
globalStyle('fieldset', { minInlineSize: 0 })
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('button, input, textarea, select', {
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
})
globalStyle('button, [role="button"], label, summary', { cursor: 'pointer', touchAction: 'manipulation' })
globalStyle('[hidden]', { display: 'none' })

globalStyle('::selection', { background: vars.color.accent, color: vars.color.onAccent })

globalStyle(':focus', { outline: 'none' })
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' })
// A script focuses headings after navigation. Hidden there, because only controls should show the focus ring.
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' })

// Prevents yellow autofill fields. The transition takes so long that the browser's colour never becomes
// visible.
globalStyle('input:-webkit-autofill', {
  WebkitTextFillColor: vars.color.text,
  caretColor: vars.color.accentText,
  transition: 'background-color 100000s linear 100000s',
})

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
  },
})
