const origin = (suffix: string) => `https://api${suffix}.companion.example`

/** The default origins of the API. The page's host selects one of them. */
export const apiOrigins: readonly string[] = /* @__PURE__ */ ['', '-demo'].map(origin)

/**
 * Returns the API's base without trailing slash: configured ('/': the page's origin) or by host (spec §7).
 */
export function apiBase(configured: string | undefined, pageHost: string): string {
  const chosen = configured?.trim()
  if (chosen) return chosen.replace(/\/+$/, '')
  return origin(pageHost.includes('dev') ? '-demo' : '')
}

/** Returns the origin of a base from `apiBase`. */
export const apiOrigin = (base: string, page: string): string => new URL(base || '/', page).origin

/** Data URLs of images. SVG isn't allowed, because it can contain scripts. */
const inline = /^data:image\/(png|jpeg|webp|gif|avif)[;,]/i

/**
 * Returns an avatar's URL, or '' if the page must not load it. Only the page's origin and the API's (`base`)
 * are allowed, as in the CSP's `img-src`, so that no third party learns who views an avatar.
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
