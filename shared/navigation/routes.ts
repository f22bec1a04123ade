import type { RouteManifest } from '../remote/manifest.ts'

/** A route of the page, with the remote that owns it. */
export interface Route extends RouteManifest {
  readonly remote: string
}

/** A path as routes are looked up by: one slash in front, none behind. */
export const plainPath = (path: string): string => `/${path.replace(/^\/+|\/+$/g, '')}`

/** Builds a query string; empty values are left out. */
export function queryString(values: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return pairs.length
    ? `?${pairs.map((pair) => pair.map((part) => encodeURIComponent(part ?? '')).join('=')).join('&')}`
    : ''
}

/** The flags among a raw query's values: they stay in the address, so that a reload looks the same. */
export function keptFlags(
  query: ReadonlyMap<string, string>,
  names: ReadonlySet<string>,
): Record<string, string> {
  return Object.fromEntries([...query].filter(([name]) => names.has(name)))
}
