import type { Boot } from './bootData.ts'
import { tellApp } from './tellApp.ts'

// The document's first script, and the only one in ES5: it must run in engines that can't parse the others.

// Later scripts set and read its fields, and throw without it.
window.companion = { tellApp, attempts: {}, hashes: {} } satisfies Omit<Boot, 'page' | 'reloads'> as Boot

/** Asks the user to update the engine and notifies the app. Does nothing once the page has rendered. */
function showTooOld(): void {
  const text = document.querySelector<HTMLElement>('.boot-lost p[data-old]')
  if (!text) return
  text.textContent = text.dataset['old']!
  text.removeAttribute('data-old')
  // Shows the notice (`skeleton.css.ts`).
  document.querySelector('.boot')!.removeAttribute('aria-hidden')
  tellApp('pageFailed', { kind: 'engine', code: 'tooOld' })
}

// Fires before the start timeout (`limits.remote`), whose notice would blame the connection. It waits because
// the failing script may belong to an app or an extension, or to a release that an older one replaces.
const wait = () => setTimeout(showTooOld, 6000)
addEventListener('error', ({ message }) => {
  if (/SyntaxError/.test(message)) wait()
})
// Added in Chromium 86, Safari 14 and Firefox 78. Engines without it are older than any we test.
if (!(Element.prototype as Partial<Element>).replaceChildren) wait()
