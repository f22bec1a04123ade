import { takeTokens } from '@companion/shared/session/address'
import type { ShortRef } from '@companion/release-protocol/releaseRef'
import type { Boot } from './bootData.ts'

// An exception here must not end the page: code that didn't run can't report a failure. Each step that may
// throw has its own try block.

/** The subset of Trusted Types used here; engines without it lack the property. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown
}

/**
 * Creates the default Trusted Types policy. It allows scripts of the shell and the service worker from our
 * own origin, and release scripts from there and from bases that the shell has verified. It has no rule for
 * markup or script text, so assigning those fails. Without the policy, engines with Trusted Types insert no
 * script at all.
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
 * URL and integrity of the shell's scripts, inlined by the build because data in the document could be
 * forged.
 */
declare const MAIN_SCRIPT: { readonly src: string; readonly integrity: string }
declare const LIBRARIES: typeof MAIN_SCRIPT

// Remove tokens from the address first: anything that follows could leak them (RFC 9700 §4.3.2).
const { search, ...tokens } = takeTokens(location.search)
const fragment = takeTokens(location.hash.slice(1)).search.replace('?', '#')
// A leading double slash would name another host, and not every document server redirects it
// (`deploy/pathPatterns.ts`).
const path = location.pathname.replace(/\/+/g, '/')
try {
  const address = location.origin + path + search + fragment
  if (address !== location.href) history.replaceState(history.state, '', address)
} catch {
  // WebKit allows 100 address changes per 30 seconds; a sandboxed page may not change it at all.
}
// Tokens of a failed start (`loadFailed.ts`).
const before = history.state as { tokens?: typeof tokens } | null
companion.tokens = before?.tokens ?? tokens
if (before?.tokens) history.replaceState({ ...before, tokens: undefined }, '')

try {
  createScriptPolicy(window)
} catch {
  // A third-party script created its policy first, and that one stays in force.
}

// A response that fails its integrity check stays in the cache and would fail on every visit (Fetch §5.5
// "reload").
const reloads: Boot['reloads'] = (companion.reloads = {})
const again = new Set<Element>()
addEventListener(
  'error',
  ({ target }) => {
    // Every element with a hash has a URL.
    const element = target as HTMLScriptElement & HTMLLinkElement
    const { src, href = src, integrity } = element
    // Once per element, or it would be reinserted endlessly. Its preload may have failed before it.
    if (!integrity || again.has(element)) return
    again.add(element)
    reloads[href] ??= fetch(href, { cache: 'reload', integrity })
    // Appending a stylesheet again reloads it. A script that is inserted again doesn't run.
    reloads[href].then(
      () => element.isConnected && document.head.append(element),
      () => {},
    )
  },
  // Load errors don't bubble.
  true,
)

// WebKit before August 2024 refuses external scripts inserted by the parser (bug 270784: under
// 'strict-dynamic' it ignores their hashes). Scripts inserted by a hashed inline script run in every engine.
const load = (tag: 'link' | 'script', properties: object) =>
  document.head.appendChild(
    Object.assign(document.createElement(tag), { crossOrigin: 'anonymous', ...properties }),
  )

const own = [LIBRARIES, MAIN_SCRIPT]
// Before reading storage: opening it takes half a round trip on a phone. If another shell starts, these files
// are in the cache already.
for (const { src, integrity } of own) load('link', { rel: 'preload', as: 'script', href: src, integrity })
// The main script starts when both have loaded, in either order.
const loadOwn = (): void => {
  // A prerendered page may be discarded unopened. Its files are downloaded, but it sends no requests, no
  // counts and no notices to the app.
  if (document.prerendering) return document.addEventListener('prerenderingchange', loadOwn, { once: true })
  const lost = () => companion.start?.lost()
  for (const script of own)
    load('script', {
      ...script,
      onerror: ({ target }: { target: HTMLScriptElement }) =>
        reloads[target.src]!.then(() => load('script', { ...script, onerror: lost }), lost),
    })
}

// Nothing can be verified here. Storage only decides which published shell starts, and only one newer than
// the document's own. Once running, that shell verifies that it was chosen (`releases/shellUpdater.ts`).
try {
  const key = 'companion.releases'
  const remembered = localStorage.getItem(key)!
  const memory = JSON.parse(remembered) as { shell: [ShortRef, string, string, string, ...string[]] }
  const [id, script, styles, libraries] = memory.shell
  // A prerendering page starts with the document's own shell. A shell without hashes isn't loaded. Each start
  // appends a marker that a successful start removes; two left-over markers mean the shell crashed.
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
    // Modules of the other shell's libraries would stand in for the document's own.
    delete window.webpackChunkshell
    localStorage.setItem(key, remembered)
    loadOwn()
  }
  // One after the other: otherwise a later script would run after an earlier one had failed.
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
  // Cached scripts would run before the document's screen is painted (`prerenderedScript.ts`).
  if (document.documentElement.dataset['screen']) companion.startShell = loadOwn
  else loadOwn()
}
