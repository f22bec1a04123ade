import { tellApp } from './tellApp.ts'

// The document's first script, and the only one in ES5: it must run in engines that can't parse the others.

window.companionTell = tellApp

/** Asks for an update of the engine, and tells the app. Does nothing once the page is there. */
function showTooOld(): void {
  const text = document.querySelector<HTMLElement>('.boot-lost p[data-old]')
  if (!text) return
  text.textContent = text.dataset['old']!
  text.removeAttribute('data-old')
  // Shows the notice (`skeleton.css.ts`).
  document.querySelector('.boot')!.removeAttribute('aria-hidden')
  tellApp('pageFailed', { kind: 'engine', code: 'tooOld' })
}

// Before the limit of a start (`limits.remote`), which would blame the connection. Not at once: the script may be an app's or
// an extension's, or of a release whose place an older one takes.
const wait = () => setTimeout(showTooOld, 6000)
addEventListener('error', ({ message }) => {
  if (/SyntaxError/.test(message)) wait()
})
// Chromium 86, Safari 14, Firefox 78: what lacks it is older than every engine that we test.
if (!(Element.prototype as Partial<Element>).replaceChildren) wait()
