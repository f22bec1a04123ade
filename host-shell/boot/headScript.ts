import { takeTokens } from '@companion/shared/session/address'

/** The part of Trusted Types that is used; engines without it lack the property. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown
}

/**
 * Creates the default Trusted Types policy: scripts of the shell from our own origin, scripts of releases from there and
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
      if (folder && /^[\w./-]+\.js$/.test(place.slice(folder.length))) return href
      throw new TypeError(`refused script ${pathname}`)
    },
  })
}

/** Address and integrity of the shell's script, written in by the build: data in the document could be forged. */
declare const MAIN_SCRIPT: { readonly url: string; readonly integrity: string }

// The tokens leave the address first: anything that follows could leak them (RFC 9700 §4.3.2).
const { search, ...tokens } = takeTokens(location.search)
const fragment = takeTokens(location.hash.slice(1)).search.replace('?', '#')
if (search !== location.search || fragment !== location.hash) {
  history.replaceState(history.state, '', location.pathname + search + fragment)
}
// Tokens of a start that failed (`loadFailed.ts`).
const before = history.state as { companionTokens?: typeof window.companionTokens } | null
window.companionTokens = before?.companionTokens ?? tokens
if (before?.companionTokens) history.replaceState({ ...before, companionTokens: undefined }, '')

// WebKit before August 2024 refuses an external script that the parser inserts (bug 270784: under 'strict-dynamic' it
// ignores their hashes); what a hashed inline script inserts runs in every engine.
createScriptPolicy(window)
const script = document.createElement('script')
script.integrity = MAIN_SCRIPT.integrity
script.crossOrigin = 'anonymous'
script.src = MAIN_SCRIPT.url
script.onerror = () => window.companionStart?.lost()
document.head.append(script)
