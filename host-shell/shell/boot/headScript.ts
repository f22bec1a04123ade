import { takeTokens } from '@companion/shared/session/address'

// No exception here is the end of the page: what has not run cannot say so. Each step that may throw is a step by itself.

/** The part of Trusted Types that is used; engines without it lack the property. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown
}

/**
 * Creates the default Trusted Types policy: scripts of the shell and the service worker from our own origin, scripts of releases from there and
 * from the bases that the shell has found signed. It has no rule for markup or script text, so assigning those fails.
 * Without it, engines with Trusted Types insert no script at all.
 */
function createScriptPolicy(win: Window & { trustedTypes?: TrustedTypes }): void {
  const { href: here, origin: own } = win.location
  let folders: readonly string[] = []
  window.companionAllowBases = (bases) => (folders = bases.map((base) => `${base}r/`))
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

/** Address and integrity of the shell's scripts, written in by the build: data in the document could be forged. */
declare const MAIN_SCRIPT: { readonly src: string; readonly integrity: string }
declare const LIBRARIES: typeof MAIN_SCRIPT

// The tokens leave the address first: anything that follows could leak them (RFC 9700 §4.3.2).
const { search, ...tokens } = takeTokens(location.search)
const fragment = takeTokens(location.hash.slice(1)).search.replace('?', '#')
// A doubled slash in front names another host: not every server of documents redirects (`deploy/pathPatterns.ts`).
const path = location.pathname.replace(/\/+/g, '/')
try {
  const address = location.origin + path + search + fragment
  if (address !== location.href) history.replaceState(history.state, '', address)
} catch {
  // WebKit lets a page change its address a hundred times in half a minute; a sandboxed one never.
}
// Tokens of a start that failed (`loadFailed.ts`).
const before = history.state as { companionTokens?: typeof window.companionTokens } | null
window.companionTokens = before?.companionTokens ?? tokens
if (before?.companionTokens) history.replaceState({ ...before, companionTokens: undefined }, '')

try {
  createScriptPolicy(window)
} catch {
  // A script of somebody else's came first, and its policy counts.
}

// What a hash refuses would come out of the same cache for as long as that keeps it, at each visit (Fetch §5.5 "reload").
const anew: Record<string, Promise<unknown>> = (window.companionAnew = {})
const again = new Set<Element>()
addEventListener(
  'error',
  ({ target }) => {
    // Whatever has a hash has an address.
    const element = target as HTMLScriptElement & HTMLLinkElement
    const { src, href = src, integrity } = element
    // Once an element: it would be put in for ever. Its preload may have failed before it.
    if (!integrity || again.has(element)) return
    again.add(element)
    anew[href] ??= fetch(href, { cache: 'reload', integrity })
    // A stylesheet is loaded once more where it stays; a script that is put in again does not run.
    anew[href].then(
      () => element.isConnected && document.head.append(element),
      () => {},
    )
  },
  // No failure of a file bubbles.
  true,
)

// WebKit before August 2024 refuses an external script that the parser inserts (bug 270784: under 'strict-dynamic' it
// ignores their hashes); what a hashed inline script inserts runs in every engine.
const load = (tag: 'link' | 'script', properties: object) =>
  document.head.appendChild(
    Object.assign(document.createElement(tag), { crossOrigin: 'anonymous', ...properties }),
  )

const own = [LIBRARIES, MAIN_SCRIPT]
// Before storage is read: opening it takes a phone as long as half a round trip. Where another shell starts, the device has
// these in its cache.
for (const { src, integrity } of own) load('link', { rel: 'preload', as: 'script', href: src, integrity })
// The main script starts when both are there, whichever comes first.
const loadOwn = (): void => {
  // What nobody has opened yet may be thrown away: its files come, and nothing is spent, asked, counted or told to an app.
  if (document.prerendering) return document.addEventListener('prerenderingchange', loadOwn, { once: true })
  const lost = () => window.companionStart?.lost()
  for (const script of own)
    load('script', {
      ...script,
      onerror: ({ target }: { target: HTMLScriptElement }) =>
        anew[target.src]!.then(() => load('script', { ...script, onerror: lost }), lost),
    })
}

// Nothing can be verified here. What the device remembers decides only which published shell starts, and only one that
// is newer than the document's own; once it runs it verifies that it was chosen (`releases/followShell.ts`).
try {
  const key = 'companion.releases'
  const remembered = localStorage.getItem(key)!
  const memory = JSON.parse(remembered) as { shell: [string, string, string, string, ...string[]] }
  const [id, script, styles, libraries] = memory.shell
  // A page that is not opened yet starts with the document's own. No hash, no load. A start adds an empty text, which goes
  // when it has ended well: two that have not are enough.
  if (
    document.prerendering ||
    !/^\d[\w.-]+(,sha384-[\w+/]{64}){3},?$/.test(`${memory.shell}`) ||
    id.localeCompare(MAIN_SCRIPT.src.slice(7), 'en', { numeric: true }) < 0
  )
    throw 0
  memory.shell.push('')
  localStorage.setItem(key, JSON.stringify(memory))
  window.companionShell = id
  const folder = `/r/shell/${id}/`
  const onerror = (): void => {
    link.remove()
    delete window.companionShell
    // Another shell's libraries would count for the document's own.
    delete window.webpackChunkshell
    localStorage.setItem(key, remembered)
    loadOwn()
  }
  // One after the other: what comes after a failure would still run.
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
  // From the cache, the scripts would run before the document's screen is painted (`prerenderedScript.ts`).
  if (document.documentElement.dataset['screen']) window.companionLoad = loadOwn
  else loadOwn()
}
