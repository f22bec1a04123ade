import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', {
  // Respects the user's text size: everything is in rem, and nothing may scale it back.
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  scrollPaddingBlock: `calc(${vars.safeTop} + ${vars.navBar} + 16px) calc(${vars.keyboard} + 24px)`,
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

// Japanese has no spaces, so without this a line may break within a word (engines without phrase breaking
// ignore it). Japanese only: elsewhere, a text's minimum width would no longer account for its soft hyphens.
globalStyle('body:lang(ja)', { wordBreak: 'auto-phrase' })

globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset, legend, dialog', { margin: 0, padding: 0 })
globalStyle('h1, h2, h3', { font: 'inherit' })
globalStyle('fieldset, dialog, iframe', { border: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
// By default a fieldset is as wide as its longest word.
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
// A script focuses titles after navigation; only controls show the ring.
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' })

// Prevents yellow autofill fields: the transition never ends, so the browser's colour never appears.
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
