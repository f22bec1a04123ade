import { queryOf } from '../flags/parse.ts'
import { takeTokens } from '../session/address.ts'
import { keptNames } from '@companion/shared/navigation/router'
import { plainPath } from './routes.ts'

/** A path of this page, which needn't be a route, and its query. */
export interface PageAddress {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/**
 * Splits an address that the page has from outside, such as `/help?from=push`. Drops tokens and flags, because
 * only the URL that opened the page sets them. Keeps `from`, which differs per visit.
 */
export function pageAddress(address: string): PageAddress {
  const [path = '', search = ''] = address.split(/\?(.*)/s)
  const query = [...queryOf(takeTokens(search).search)].filter(
    ([name]) => name === 'from' || !keptNames.has(name),
  )
  return { path: plainPath(path), query: Object.fromEntries(query) }
}
