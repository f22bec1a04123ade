/** The part of Trusted Types that is used; engines without it lack the property. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown
}

/**
 * Creates the default Trusted Types policy, which every script address on the page passes, whoever asks for it: our own
 * origin's releases and shell files only. There is no rule for markup or script text, so assigning those fails. Without
 * it no script can be inserted at all where the engine requires Trusted Types.
 */
export function createScriptPolicy(win: Window & { trustedTypes?: TrustedTypes }): void {
  win.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      const { origin, pathname, href } = new URL(url, win.location.href)
      if (origin === win.location.origin && /^\/(r|shell)\/[\w./-]+\.js$/.test(pathname)) return href
      throw new TypeError(`refused script ${pathname}`)
    },
  })
}
