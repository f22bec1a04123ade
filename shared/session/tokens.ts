import { isTokenText, type TokenPair } from '../http/shapes/session.ts'
import { ownValue } from '../platform/json.ts'
import { readToken, type TokenUser } from './readToken.ts'

/** The tokens of a session; '' where there is none. */
export interface Tokens {
  readonly access: string
  readonly refresh: string
}

export const noTokens: Tokens = { access: '', refresh: '' }

/** The pair in an answer, or null when either token is missing or the access token names no user. */
export function pairIn(answer: unknown): (TokenPair & { readonly user: TokenUser }) | null {
  const accessToken = ownValue(answer, 'accessToken')
  const refreshToken = ownValue(answer, 'refreshToken')
  const user = readToken(accessToken)
  if (!user || !isTokenText(accessToken) || !isTokenText(refreshToken)) return null
  return { accessToken, refreshToken, user }
}

export interface RouteEntry {
  /** True for the routes of the no-login list. */
  readonly open: boolean
  /** What the document's first script took out of the address; for the first route alone. */
  readonly addressTokens?: Tokens | undefined
  readonly hasNav?: string | undefined
}

export interface EntryFacts {
  readonly open: boolean
  readonly address: Tokens
  readonly stored: Tokens
  /** The user whose session is stored, as far as that is known. */
  readonly storedUser: string | null
  readonly isUsed: (refresh: string) => boolean
}

export type Entry =
  | { readonly next: 'stop' }
  /** Keep exactly these two tokens and nothing of what was stored before. */
  | { readonly next: 'use'; readonly tokens: Tokens; readonly user: TokenUser }
  /** Keep this refresh token alone and exchange it for a pair. */
  | { readonly next: 'refresh'; readonly refresh: string }

/** What to do with the tokens when a route is entered (spec §4). An expired one is used: the server's 401 decides. */
export function decideEntry({ open, address, stored, storedUser, isUsed }: EntryFacts): Entry {
  // A web view that reloads its first address brings tokens that this page has refreshed since.
  const stale = isUsed(address.refresh)
  const refresh = stale || !isTokenText(address.refresh) ? '' : address.refresh
  if (open && !refresh) return { next: 'stop' }

  const storedToken = readToken(stored.access)
  const given = readToken(address.access)
  if (given && !(stale && storedToken?.userId === given.userId)) {
    // A stored refresh token may stay only beside a token of the user it was stored with.
    const kept = storedUser === given.userId ? stored.refresh : ''
    return { next: 'use', tokens: { access: address.access, refresh: refresh || kept }, user: given }
  }
  // A refresh token alone may belong to another user than the stored access token: then that one is dropped.
  const foreign = refresh !== '' && refresh !== stored.refresh && readToken(refresh)?.userId !== storedUser
  if (storedToken && !foreign) {
    return {
      next: 'use',
      tokens: { access: stored.access, refresh: refresh || stored.refresh },
      user: storedToken,
    }
  }
  return { next: 'refresh', refresh: refresh || stored.refresh }
}
