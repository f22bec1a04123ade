const origin = (suffix: string) => `https://api${suffix}.companion.example`

/** The origins that requests may go to where no base is configured; the page's host decides which. */
export const apiOrigins: readonly string[] = /* @__PURE__ */ ['', '-demo'].map(origin)

/** The API's base without a slash at the end: configured ('/': the page's origin), else by its host (spec §7). */
export function apiBase(configured: string | undefined, pageHost: string): string {
  const chosen = configured?.trim()
  if (chosen) return chosen.replace(/\/+$/, '')
  return origin(pageHost.includes('dev') ? '-demo' : '')
}

/** The origin that requests go to, for a base as `apiBase` gives it. */
export const apiOrigin = (base: string, page: string): string => new URL(base || '/', page).origin

/** Pictures inside the address itself. Not SVG, which is a document and may carry scripts. */
const inline = /^data:image\/(png|jpeg|webp|gif|avif)[;,]/i

/**
 * The address of a user's picture, or '' where the page must not load it: only the page's origin and the API's (`base`)
 * are asked, as in the policy's `img-src`, so that no picture tells a third party who looks at it.
 */
export function avatarSource(avatar: string, base: string, page: string): string {
  if (!avatar) return ''
  if (inline.test(avatar)) return avatar
  try {
    const { href, origin, protocol } = new URL(avatar, page)
    const known = origin === new URL(page).origin || origin === apiOrigin(base, page)
    return known && /^(https?|blob):$/.test(protocol) ? href : ''
  } catch {
    return ''
  }
}
