import { withoutTokens } from './tokens.ts'

interface Shared {
  readonly packageName: string
  readonly lang: string
  /** The control that the link was shared with. */
  readonly from?: 'qr' | 'copy' | 'share'
}

/**
 * Builds a URL to show, copy or encode. It's built from the brand's data, because the page's own URL could
 * contain a token. Invalid language tags are left out.
 */
export function shareLink(origin: string, path: string, { packageName, lang, from }: Shared): string {
  const values = {
    appName: packageName,
    lang: /^[a-z]{2,3}(-[A-Z]{2})?$/.test(lang) ? lang : '',
    from: from ?? '',
  }
  const query = Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return `${origin}${path}?${query}`
}

/** Returns the brand's public origin, with this page's host if the brand has it, else its first host. */
export function publicOrigin(hosts: readonly string[], hostname: string): string {
  const here = hosts.includes(hostname) && !hostname.endsWith('.localhost') ? hostname : hosts[0]
  return `https://${here ?? hostname}`
}

/** Returns a store link without tokens, or undefined if its scheme isn't https, itms-apps or market. */
export function storeLink(configured: string): string | undefined {
  const link = withoutTokens(configured.trim())
  return /^(?:https|itms-apps|market):\/\/[^/\s?#]/i.test(link) ? link : undefined
}

/** Shortens an http(s) URL for display to its host, plus the path if the path has only one segment. */
export function shortLink(link: string): string {
  const [, host, path = ''] = /^https?:\/\/([^/?#]+)(\/[^?#]*)?/i.exec(link) ?? []
  if (!host) return link
  return /^\/[^/]+$/.test(path) ? host + path : host
}

/** Returns true if the link downloads an APK file instead of opening a store. */
export const isProgramFile = (link: string): boolean => /\.apk$/i.test(link.split('?')[0] ?? '')

/**
 * Returns the link that opens the app, or undefined if its scheme could run a script or open something else.
 */
export function launchLink(configured: string): string | undefined {
  const link = withoutTokens(configured.trim())
  const scheme = /^([a-z][a-z\d+.-]*):\/\/./i.exec(link)?.[1]?.toLowerCase()
  const refused = ['javascript', 'data', 'blob', 'file', 'about', 'http', 'view-source', 'intent']
  return scheme && !refused.includes(scheme) ? link : undefined
}
