import { apiOrigin } from '../http/base.ts'

/** Pictures inside the address itself; SVG is a document of its own and stays out. */
const inline = /^data:image\/(png|jpeg|webp|gif|avif)[;,]/i

/**
 * The address of a user's picture as an image may have it, or '' where the page must not load it. An answer of the
 * server names any address; only the page's own origin and the API's are asked (as `img-src` of the policy says),
 * so that no picture tells a stranger who looks at it, and none is a script. `base` is the API's, as requests use it.
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
