import type { Boot } from './bootData.ts'
import { tellApp } from './tellApp.ts'

// The HTML document's first script. It's the only one in ES5, because it must run in engines that can't parse
// the others.

// Later scripts read and set fields of this object, so it must exist before they run.
window.companion = { tellApp, attempts: {}, hashes: {} } satisfies Omit<Boot, 'page' | 'reloads'> as Boot

/**
 * Asks the user to update the browser or system, and notifies the app. Does nothing once the page has
 * rendered.
 */
function showTooOld(): void {
  const text = document.querySelector<HTMLElement>('.boot-lost p[data-old]')
  if (!text) return
  text.textContent = text.dataset['old']!
  text.removeAttribute('data-old')
  // Makes the notice visible (`skeleton.css.ts`).
  document.querySelector('.boot')!.removeAttribute('aria-hidden')
  tellApp('pageFailed', { kind: 'engine', code: 'tooOld' })
}

// Waits 6 seconds, because the script with the syntax error can belong to an app or an extension, or to a
// release that an older one replaces. The timer must fire before the start timeout (`limits.remote`), whose
// notice would blame the connection.
const wait = () => setTimeout(showTooOld, 6000)
addEventListener('error', ({ message }) => {
  if (/SyntaxError/.test(message)) wait()
})
// `replaceChildren` exists since Chromium 86, Safari 14 and Firefox 78. An engine without it is older than
// any that we test.
if (!(Element.prototype as Partial<Element>).replaceChildren) wait()
