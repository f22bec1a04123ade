import { storedText } from '@companion/shared/flags/frame'
import { flagNames, queryOf } from '@companion/shared/flags/parse'
import { plainPath } from '@companion/shared/navigation/routes'
import { setAccent } from '../theme/accent.ts'
import { preload } from './preload.ts'

// Runs after the boot script in documents that bring a prerendered screen (`prerender/`), before their first paint.
// `data-screen` names the screen: `<path> <brand> <release> <language>`, with `!` in front where it is for those who have a
// session.
// `data-files` names files and their integrity: a forged one downloads in vain.
// `data-intl` is there where the screen formats numbers, dates or lists.

let isLoading = false
/** Once: what waits for a frame is over at the latest after a second, for a page in the background has no frames. */
function loadShell(): void {
  if (isLoading) return
  isLoading = true
  window.companionLoad?.()
  // The screen is painted, so the app's spinner may go: the bridge would say so a round trip later.
  if (html.dataset['screen'] && !document.prerendering)
    window.companionReady = window.companionTell!('pageReady', {
      route: location.pathname,
      ms: Math.round(performance.now()),
    })
  // The second that the head asks for; while a document is prerendered there is none.
  const main = document.querySelectorAll<HTMLLinkElement>('link[as=script]')[1]
  const isHere = () => !main || performance.getEntriesByName(main.href)[0]
  // The other files are requested when the shell's main script has arrived, and download while its libraries do. Requested
  // earlier, they would delay both. A main script that is late or lost delays them by a second.
  if (isHere()) loadRest()
  else
    void new Promise((resolve) => {
      main!.addEventListener('load', resolve)
      setTimeout(resolve, 1000)
    }).then(loadRest)
  // An engine reads its data of numbers and dates at their first use, which takes longer than to render a screen: it does
  // so while the scripts are on their way. Where they are there already, out of the cache, it would hold them up.
  if ('intl' in html.dataset) setTimeout(() => isHere() || Intl.NumberFormat(html.lang))
}

function loadRest(): void {
  window.companionShown?.()
  // The boot script's own preloads come first: they say which release the screen is of.
  if (html.dataset['screen']) void Promise.resolve().then(preloadFiles)
}

// A frame before the end of the document would not show its screen.
addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(loadShell)))
setTimeout(loadShell, 1000)

const { documentElement: html } = document
const screen = (window.companionScreen = { release: undefined as string | undefined, undo, replay })
const { brand, color, lang } = window.companionStart ?? {}
const [path = '', brandId, release, written] = (html.dataset['screen'] ?? '').split(' ')
const { data, drafts } = (history.state ?? {}) as { readonly data?: unknown; readonly drafts?: unknown }
const isPlain =
  // A section, a step within a flow, what was typed and a query of the screen's own render another screen.
  !location.hash &&
  !data &&
  !drafts &&
  [...queryOf(location.search).keys()].every((key) => flagNames.has(key))
const { access, refresh } = window.companionTokens ?? {}
if (
  !isPlain ||
  path.replace('!', '') !== plainPath(location.pathname) ||
  brandId !== brand?.id ||
  (path.startsWith('!') && !access && !storedText('acc_token')) ||
  lang !== written
)
  delete html.dataset['screen']
else {
  for (const colour of [brand?.accent, color]) setAccent(html, colour ?? '')
  // Another shell has class names and markup of its own.
  if (!window.companionShell) screen.release = release
}

// What the screen shows besides its remote's texts, such as the articles of the help: of the release that is preloaded.
function preloadFiles(): void {
  for (const [, folder, file, hash = ''] of (html.dataset['files'] ?? '').matchAll(
    /(\/r\/[\w./-]+\/)([\w.-]+) (sha384-\S+)/g,
  ))
    if (document.querySelector(`link[href^="${folder}"]`)) preload(`${folder}${file}`, hash)
}

// Translators wrap texts and password managers add elements. React would give the whole screen up for either, with what was
// typed into it. They see it as it was, and change it again when the page bears with them (`app/keepTranslated.ts`).
const changes: MutationRecord[] = []
const observer = new MutationObserver((records) => changes.push(...records))
let fields: readonly HTMLInputElement[] = []
addEventListener('DOMContentLoaded', () => {
  const top = document.querySelector('[data-release]')!
  fields = [...top.querySelectorAll('input')]
  observer.observe(top, { childList: true, subtree: true, characterData: true, characterDataOldValue: true })
})

/** Bit by bit, React would read what others change again in between. */
let isAtOnce = false

function undo(): void {
  changes.push(...observer.takeRecords())
  // Suspends until React hydrates all of it at once, which it does where an event of this kind comes from (React, "selective
  // hydration").
  if (changes.length && !isAtOnce)
    throw new Promise<void>((resolve) => {
      setTimeout(() => {
        isAtOnce = true
        document.querySelector('[data-release] > *')?.dispatchEvent(new Event('reset', { bubbles: true }))
        isAtOnce = false
        resolve()
      })
    })
  for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of changes.splice(0).reverse()) {
    if (oldValue !== null) target.nodeValue = oldValue
    for (const node of addedNodes) (node as ChildNode).remove()
    for (const node of removedNodes) target.insertBefore(node, nextSibling)
  }
  observer.takeRecords()
}

/** Gives what was typed into a screen that React has not hydrated, but rendered anew, to the field of the same name. */
function refill(early: HTMLInputElement): void {
  const { type, name, value, checked } = early
  if (early.isConnected || (value === early.defaultValue && checked === early.defaultChecked)) return
  // React names groups of radio buttons by itself.
  const own = type === 'radio' ? `[value="${value}"]` : `[name="${name}"]`
  const [field, more] = document.querySelectorAll<HTMLInputElement>(`#root input[type="${type}"]${own}`)
  if (!field || more) return
  if (field.checked !== checked) return field.click()
  // Past React's own setter, which would take the event for no news.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What was pressed before React could answer, in order, by the name that it had then. */
let isThere = false
let pressed: (readonly [part: HTMLElement, name: string])[] = []

/** A link is known by where it leads, a button by the name that its component gives it. */
const nameOf = (part: HTMLElement): string => part.dataset['action'] ?? (part as HTMLAnchorElement).pathname

function remember(event: MouseEvent): void {
  const part = (event.target as Element).closest<HTMLAnchorElement>('[data-action],a[href^="/"]')
  if (!part || !html.dataset['screen'] || (isThere && !part.closest('[data-release]'))) return
  if (part.href) {
    // The browser follows it, with the page's flags. Tokens that no session has yet would be lost on the way.
    if (!access && !refresh) {
      const flags = location.search.slice(1)
      if (!part.search.includes(flags)) part.search += part.search ? `&${flags}` : flags
      return
    }
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  }
  // Nobody is to answer twice: React hydrates at once what is clicked.
  event.stopImmediatePropagation()
  event.preventDefault()
  // Nothing has answered yet: pressed once more, it is meant once.
  if (pressed[pressed.length - 1]?.[0] !== part) pressed.push([part, nameOf(part)])
}
addEventListener('click', remember, true)

function replay(ofRemote: boolean): void {
  if (ofRemote) {
    observer.disconnect()
    removeEventListener('click', remember, true)
    fields.forEach(refill)
    fields = []
  } else {
    isThere = true
    // What fails from here on says so itself.
    for (const part of document.querySelectorAll('.boot,.boot-lost')) part.remove()
  }
  // A bar that is not to be there is hidden until React has taken it away, after the page's first commit.
  if (ofRemote || !screen.release) document.querySelector('#root')!.removeAttribute('data-prerendered')
  const all = pressed
  pressed = []
  for (const one of all) {
    const [part, name] = one
    if (!part.closest('[data-release]') === ofRemote) pressed.push(one)
    else if (part.isConnected && nameOf(part) === name) part.click()
  }
}
