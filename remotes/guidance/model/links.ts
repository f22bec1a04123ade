import { withoutTokens } from './tokens.ts'

interface Shared {
  readonly packageName: string
  readonly lang: string
  /** Where the link was taken from, for instance `qr`. */
  readonly from?: 'qr' | 'copy' | 'share'
}

/**
 * Addresses that leave the page (shown, copied, encoded) are built from the brand's own data and never taken over
 * from the present address, so that no token can travel with them. A language that is no language tag is left out.
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

/** The brand's public origin: the host of this page where it is one of the brand's, else the brand's first. */
export function publicOrigin(hosts: readonly string[], hostname: string): string {
  const here = hosts.includes(hostname) && !hostname.endsWith('.localhost') ? hostname : hosts[0]
  return `https://${here ?? hostname}`
}

/** A store link that can be shown, or undefined: empty, `#` and anything but https, itms-apps and market is none. */
export function storeLink(configured: string): string | undefined {
  const link = withoutTokens(configured.trim())
  return /^(?:https|itms-apps|market):\/\/[^/\s?#]/i.test(link) ? link : undefined
}

/** What is read of an address: its host, and a path of ours where it is short. Other kinds of links stay whole. */
export function shortLink(link: string): string {
  const [, host, path = ''] = /^https?:\/\/([^/?#]+)(\/[^?#]*)?/i.exec(link) ?? []
  if (!host) return link
  return /^\/[^/]+$/.test(path) ? host + path : host
}

/** True where the link is the program itself rather than a store's page. */
export const isProgramFile = (link: string): boolean => /\.apk$/i.test(link.split('?')[0] ?? '')

/** The link that opens the app, or undefined where it could run or show something instead. */
export function launchLink(configured: string): string | undefined {
  const link = withoutTokens(configured.trim())
  const scheme = /^([a-z][a-z\d+.-]*):\/\/./i.exec(link)?.[1]?.toLowerCase()
  const refused = ['javascript', 'data', 'blob', 'file', 'about', 'http', 'view-source', 'intent']
  return scheme && !refused.includes(scheme) ? link : undefined
}
