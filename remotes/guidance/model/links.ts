import { withoutTokens } from './tokens.ts'

interface Shared {
  readonly packageName: string
  readonly lang: string
  /** Where the link was shared, for example `qr`. */
  readonly from?: 'qr' | 'copy' | 'share'
}

/**
 * Builds addresses to show, copy or encode from the brand's data, never from the current address: a token could leak.
 * Invalid language tags are left out.
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

/** The brand's public origin: this page's host if it's one of the brand's, otherwise the brand's first host. */
export function publicOrigin(hosts: readonly string[], hostname: string): string {
  const here = hosts.includes(hostname) && !hostname.endsWith('.localhost') ? hostname : hosts[0]
  return `https://${here ?? hostname}`
}

/** A store link if it's usable: https, itms-apps or market, but neither empty nor `#`. */
export function storeLink(configured: string): string | undefined {
  const link = withoutTokens(configured.trim())
  return /^(?:https|itms-apps|market):\/\/[^/\s?#]/i.test(link) ? link : undefined
}

/** Shortens an address for display: its host, and a short path of ours. Other links stay whole. */
export function shortLink(link: string): string {
  const [, host, path = ''] = /^https?:\/\/([^/?#]+)(\/[^?#]*)?/i.exec(link) ?? []
  if (!host) return link
  return /^\/[^/]+$/.test(path) ? host + path : host
}

/** True if the link is a download rather than a store page. */
export const isProgramFile = (link: string): boolean => /\.apk$/i.test(link.split('?')[0] ?? '')

/** The link that opens the app; undefined if its scheme could run or show something else. */
export function launchLink(configured: string): string | undefined {
  const link = withoutTokens(configured.trim())
  const scheme = /^([a-z][a-z\d+.-]*):\/\/./i.exec(link)?.[1]?.toLowerCase()
  const refused = ['javascript', 'data', 'blob', 'file', 'about', 'http', 'view-source', 'intent']
  return scheme && !refused.includes(scheme) ? link : undefined
}
