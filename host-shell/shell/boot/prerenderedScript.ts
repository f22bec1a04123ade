import type { MarkName } from '@companion/bridge-contract/marks'
import { storedText } from '@companion/shared/flags/frame'
import { flagNames, queryOf } from '@companion/shared/flags/parse'
import { plainPath } from '@companion/shared/navigation/routes'
import { setAccent } from '../theme/accent.ts'
import { preload } from './preload.ts'
import type { Integrity } from '@companion/release-protocol/channelDocument'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'

// Runs after the boot script in documents with a prerendered screen (`prerender/`), before their first paint.
// The root element has these attributes:
// - `data-screen`: `<path> <brand> <release> <language>`, with a leading `!` if the screen needs a session.
// - `data-files`: the screen's files and their hashes. A forged entry only wastes a download.
// - `data-intl`: present if the screen formats numbers, dates or lists.

let isLoading = false
/** Runs once: after the first frame, or after one second, because pages in the background get no frames. */
function loadShell(): void {
  if (isLoading) return
  isLoading = true
  companion.startShell?.()
  // The screen is painted, so the app can hide its spinner. The bridge would send this a round trip later.
  if (html.dataset['screen']) {
    performance.mark('companion:ready' satisfies MarkName)
    companion.pageReady = companion.tellApp('pageReady', {
      route: location.pathname,
      ms: Math.round(performance.now() - (companion.openedAt ?? 0)),
    })
  }
  // The head's second preload of a script is the main script.
  const main = document.querySelectorAll<HTMLLinkElement>('link[as=script]')[1]!
  const isHere = () => performance.getEntriesByName(main.href)[0]
  // Requests the other files once the main script has arrived, so that they download alongside its libraries.
  // Earlier requests would delay both. If the main script doesn't arrive, they start after one second.
  if (isHere()) loadRest()
  main.onload = loadRest
  setTimeout(loadRest, 1000)
  // Engines load locale data on the first use of Intl, which takes longer than rendering a screen. So that
  // happens while the scripts download. If they're cached, it would only delay them, so it's skipped.
  if ('intl' in html.dataset) setTimeout(() => isHere() || Intl.NumberFormat(html.lang))
}

/** Does nothing the second time. */
function loadRest(): void {
  companion.preload?.()
  // The boot script's preloads must come first, because `preloadFiles` looks for the release among them.
  if (html.dataset['screen']) setTimeout(preloadFiles)
}

// Waits for the end of the document, because an earlier frame wouldn't show the prerendered screen.
addEventListener('DOMContentLoaded', () => {
  // While the browser prerenders the page, there are no frames that requests could delay.
  if (document.prerendering) loadRest()
  companion.whenOpened!(() => {
    requestAnimationFrame(() => setTimeout(loadShell))
    setTimeout(loadShell, 1000)
  })
})

const { documentElement: html } = document
const screen = (companion.screen = { release: undefined as ReleaseRef | undefined, undo, replay })
const { access, refresh } = companion.tokens ?? {}
const { brand, color, lang } = companion.start ?? {}
const [path = '', brandId, release, written] = (html.dataset['screen'] ?? '').split(' ')
const { data, drafts } = (history.state ?? {}) as { readonly data?: unknown; readonly drafts?: unknown }
const isPlain =
  // A hash, a step within a flow, a draft or an unknown query parameter would render a different screen.
  !location.hash &&
  !data &&
  !drafts &&
  [...queryOf(location.search).keys()].every((key) => flagNames.has(key))
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
  // Another shell has other class names and markup, so it can't hydrate the screen.
  if (!companion.shell) screen.release = release as ReleaseRef
}

// Preloads the screen's other files, such as help articles, if the boot script preloads the same release.
function preloadFiles(): void {
  for (const [, folder, file, hash = ''] of (html.dataset['files'] ?? '').matchAll(
    /(\/r\/[\w./-]+\/)([\w.-]+) (sha384-\S+)/g,
  ))
    if (document.querySelector(`link[href^="${folder}"]`)) preload(`${folder}${file}`, hash as Integrity)
  delete html.dataset['files']
}

// Translators wrap text and password managers add elements. React would then discard the whole screen and any
// typed text. So their changes are reverted. They're made again once the page tolerates them
// (`app/keepTranslated.ts`).
const changes: MutationRecord[] = []
const observer = new MutationObserver((records) => changes.push(...records))
let fields: readonly HTMLInputElement[] = []
addEventListener('DOMContentLoaded', () => {
  const top = document.querySelector('[data-release]')!
  fields = [...top.querySelectorAll('input')]
  observer.observe(top, { childList: true, subtree: true, characterData: true, characterDataOldValue: true })
})

/** True while React hydrates everything at once. Otherwise the DOM could change again between two slices. */
let isAtOnce = false

function undo(): void {
  changes.push(...observer.takeRecords())
  // Suspends, so that the event below makes React hydrate everything at once (React, "selective hydration").
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

/**
 * Copies a typed value to the new field of the same name, if React re-rendered the screen instead of
 * hydrating it.
 */
function refill(early: HTMLInputElement): void {
  const { type, name, value, checked } = early
  if (early.isConnected || (value === early.defaultValue && checked === early.defaultChecked)) return
  // React generates the names of radio groups, so they're found by their value.
  const own = type === 'radio' ? `[value="${value}"]` : `[name="${name}"]`
  const [field, more] = document.querySelectorAll<HTMLInputElement>(`#root input[type="${type}"]${own}`)
  if (!field || more) return
  if (field.checked !== checked) return field.click()
  // Bypasses React's own setter. Otherwise React would see no change and ignore the event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** True once React handles clicks outside the prerendered screen. */
let isThere = false
/** Clicks that React couldn't handle yet, in order, with the name that the element had at the time. */
let pressed: (readonly [part: HTMLElement, name: string])[] = []

/** Returns a link's path, or the name that a button's component has set. */
const nameOf = (part: HTMLElement): string => part.dataset['action'] ?? (part as HTMLAnchorElement).pathname

function remember(event: MouseEvent): void {
  const part = (event.target as Element).closest<HTMLAnchorElement>('[data-action],a[href^="/"]')
  if (!part || !html.dataset['screen'] || (isThere && !part.closest('[data-release]'))) return
  if (part.href) {
    // The browser may follow the link, so it needs the page's flags. With tokens in memory that no session
    // has stored yet, the click is replayed instead, because loading another document would discard them.
    if (!access && !refresh) {
      const flags = location.search.slice(1)
      if (!part.search.includes(flags)) part.search += part.search ? `&${flags}` : flags
      return
    }
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  }
  // React hydrates a clicked element at once and would handle the click a second time.
  event.stopImmediatePropagation()
  event.preventDefault()
  // Nothing has responded yet, so the user may tap several times. Repeated taps are replayed once.
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
    // From now on failures are shown by React, so the skeleton and its failure notice are removed.
    for (const part of document.querySelectorAll('.boot,.boot-lost')) part.remove()
  }
  // The attribute hides a prerendered navigation bar that this page shouldn't show. React removes that bar
  // only after the page's first commit.
  if (ofRemote || !screen.release) document.querySelector('#root')!.removeAttribute('data-prerendered')
  const all = pressed
  pressed = []
  for (const one of all) {
    const [part, name] = one
    if (!part.closest('[data-release]') === ofRemote) pressed.push(one)
    else if (part.isConnected && nameOf(part) === name) part.click()
  }
}
