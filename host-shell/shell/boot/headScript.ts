import { takeTokens } from '@companion/shared/session/address'
import type { ShortRef } from '@companion/release-protocol/releaseRef'
import type { Boot } from './bootData.ts'

// Each step that can throw has its own try block. Otherwise an exception would stop the whole start, and the
// code that reports failures would never run.

/**
 * The part of the Trusted Types API used here. Engines without Trusted Types lack the `trustedTypes`
 * property.
 */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown
}

/**
 * Creates the default Trusted Types policy. It allows the scripts of the shell and the service worker from
 * our own origin, and release scripts from our origin and from bases that the shell has verified. It has no
 * rule for markup or script text, so assigning those throws. Without the policy, engines with Trusted Types
 * would block every script.
 */
function createScriptPolicy(win: Window & { trustedTypes?: TrustedTypes }): void {
  const { href: here, origin: own } = win.location
  let folders: readonly string[] = []
  companion.allowBases = (bases) => (folders = bases.map((base) => `${base}r/`))
  win.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      const { origin, pathname, href } = new URL(url, here)
      const place = origin + pathname
      const folder = [`${own}/shell/`, `${own}/r/`, ...folders].find((one) => place.startsWith(one))
      if (place === `${own}/worker.js`) return href
      if (folder && /^[\w./-]+\.js$/.test(place.slice(folder.length))) return href
      throw new TypeError(`refused script ${pathname}`)
    },
  })
}

/**
 * URL and integrity of the shell's scripts. The build inlines them, because data in the DOM could be forged.
 */
declare const MAIN_SCRIPT: { readonly src: string; readonly integrity: string }
declare const LIBRARIES: typeof MAIN_SCRIPT

// The tokens must be removed from the URL first, because any later step could leak them (RFC 9700 §4.3.2).
const { search, ...tokens } = takeTokens(location.search)
const fragment = takeTokens(location.hash.slice(1)).search.replace('?', '#')
// A path with a leading double slash would be read as another host, and not every web server redirects such a
// path (`deploy/pathPatterns.ts`).
const path = location.pathname.replace(/\/+/g, '/')
try {
  const address = location.origin + path + search + fragment
  if (address !== location.href) history.replaceState(history.state, '', address)
} catch {
  // WebKit allows 100 URL changes per 30 seconds, and a sandboxed page can't change its URL at all.
}
// After a failed start, Retry has stored the tokens in the history entry (`loadFailed.ts`).
const before = history.state as { tokens?: typeof tokens } | null
companion.tokens = before?.tokens ?? tokens
if (before?.tokens) history.replaceState({ ...before, tokens: undefined }, '')

try {
  createScriptPolicy(window)
} catch {
  // A third-party script has already created a default policy, which can't be replaced.
}

// A response that fails its integrity check stays in the HTTP cache, so the file would fail on every visit.
// `reload` replaces it (Fetch §5.5).
const reloads: Boot['reloads'] = (companion.reloads = {})
const again = new Set<Element>()
addEventListener(
  'error',
  ({ target }) => {
    // Elements with an `integrity` attribute always have a URL.
    const element = target as HTMLScriptElement & HTMLLinkElement
    const { src, href = src, integrity } = element
    // Retries each element once, otherwise a missing file would be requested endlessly. The file's preload
    // can already have started the fetch.
    if (!integrity || again.has(element)) return
    again.add(element)
    reloads[href] ??= fetch(href, { cache: 'reload', integrity })
    // Appending a stylesheet again reloads it. A script that's appended again doesn't run.
    reloads[href].then(
      () => element.isConnected && document.head.append(element),
      () => {},
    )
  },
  // Listens in the capture phase, because load errors don't bubble.
  true,
)

// WebKit before August 2024 blocks external scripts that the parser inserts (bug 270784: it ignores their
// hashes under 'strict-dynamic'). Scripts that an inline script with a hash inserts run in every engine.
const load = (tag: 'link' | 'script', properties: object) =>
  document.head.appendChild(
    Object.assign(document.createElement(tag), { crossOrigin: 'anonymous', ...properties }),
  )

const own = [LIBRARIES, MAIN_SCRIPT]
// Preloads before storage is read, because opening storage takes half a round trip on a phone. If another
// shell starts, these files are in the cache for a fallback.
for (const { src, integrity } of own) load('link', { rel: 'preload', as: 'script', href: src, integrity })
// The main script runs once both files have loaded, in either order.
const loadOwn = (): void => {
  // A prerendered page can be discarded before the user opens it. So only its files are downloaded. It sends
  // no requests, statistics or notices to the app.
  if (document.prerendering) return document.addEventListener('prerenderingchange', loadOwn, { once: true })
  const lost = () => companion.start?.lost()
  for (const script of own)
    load('script', {
      ...script,
      onerror: ({ target }: { target: HTMLScriptElement }) =>
        reloads[target.src]!.then(() => load('script', { ...script, onerror: lost }), lost),
    })
}

// Nothing can be verified here. Storage only decides which published shell starts, and that shell must be
// newer than the HTML document's own. Once it runs, it verifies that it was chosen
// (`releases/shellUpdater.ts`).
try {
  const key = 'companion.releases'
  const remembered = localStorage.getItem(key)!
  const memory = JSON.parse(remembered) as { shell: [ShortRef, string, string, string, ...string[]] }
  const [id, script, styles, libraries] = memory.shell
  // A prerendering page starts with the HTML document's own shell. A shell without hashes isn't loaded. Each
  // start appends a marker that a successful start removes, so two markers mean that the shell crashed twice.
  if (
    document.prerendering ||
    !/^\d[\w.-]+(,sha384-[\w+/]{64}){3},?$/.test(`${memory.shell}`) ||
    id.localeCompare(MAIN_SCRIPT.src.slice(7), 'en', { numeric: true }) < 0
  )
    throw 0
  memory.shell.push('')
  localStorage.setItem(key, JSON.stringify(memory))
  companion.shell = id
  const folder = `/r/shell/${id}/`
  const onerror = (): void => {
    link.remove()
    delete companion.shell
    // Otherwise the main script would use modules of the other shell's libraries.
    delete window.webpackChunkshell
    localStorage.setItem(key, remembered)
    loadOwn()
  }
  // Loads the scripts one after the other. In parallel, a later script would run even if an earlier one had
  // failed.
  const onload = () => load('script', { integrity: script, src: folder + 'main.js', onerror })
  const src = libraries === LIBRARIES.integrity ? LIBRARIES.src : folder + 'libraries.js'
  const link = load('link', {
    integrity: styles,
    href: folder + 'main.css',
    rel: 'stylesheet',
    onload: () => load('script', { integrity: libraries, src, onload, onerror }),
    onerror,
  })
} catch {
  // If the scripts are cached, they would run before the prerendered screen is painted
  // (`prerenderedScript.ts`).
  if (document.documentElement.dataset['screen']) companion.startShell = loadOwn
  else loadOwn()
}
