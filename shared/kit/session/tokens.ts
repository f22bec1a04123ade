import { isTokenText, type TokenPair, type AccessToken, type RefreshToken } from '../http/shapes/session.ts'
import { ownValue } from '../platform/json.ts'
import { readToken, type TokenUser } from './readToken.ts'

/** The tokens of a session. A missing token is ''. */
export interface Tokens {
  readonly access: AccessToken
  readonly refresh: RefreshToken
}

export const noTokens: Tokens = { access: '', refresh: '' }

/** Returns the pair in a response; null if a token is missing or the access token contains no user. */
export function pairIn(answer: unknown): (TokenPair & { readonly user: TokenUser }) | null {
  const accessToken = ownValue(answer, 'accessToken')
  const refreshToken = ownValue(answer, 'refreshToken')
  const user = readToken(accessToken)
  if (!user || !isTokenText(accessToken) || !isTokenText(refreshToken)) return null
  return { accessToken, refreshToken, user }
}

export interface RouteEntry {
  /** Whether the route is in the spec's list of routes without login. */
  readonly open: boolean
  /** The tokens that the head script removed from the URL. Only for the first route. */
  readonly addressTokens?: Tokens | undefined
  readonly hasNav?: string | undefined
}

export interface EntryFacts {
  readonly open: boolean
  readonly address: Tokens
  readonly stored: Tokens
  /** The id of the stored session's user, if known. */
  readonly storedUser: string | null
  readonly isUsed: (refresh: RefreshToken) => boolean
}

export type Entry =
  | { readonly type: 'stop' }
  /** Replace the stored tokens by these. */
  | { readonly type: 'use'; readonly tokens: Tokens; readonly user: TokenUser }
  /** Store only this refresh token and exchange it for a pair. */
  | { readonly type: 'refresh'; readonly refresh: RefreshToken }

/**
 * Decides which tokens to use on entering a route (spec §4). Uses an expired token too: the server decides.
 */
export function decideEntry({ open, address, stored, storedUser, isUsed }: EntryFacts): Entry {
  // A web view that reloads its first URL gets the old tokens again, although they have been refreshed since.
  const stale = isUsed(address.refresh)
  const refresh = stale || !isTokenText(address.refresh) ? '' : address.refresh
  if (open && !refresh) return { type: 'stop' }

  const storedToken = readToken(stored.access)
  const given = readToken(address.access)
  if (given && !(stale && storedToken?.userId === given.userId)) {
    // The stored refresh token is kept only if the new access token belongs to the same user.
    const kept = storedUser === given.userId ? stored.refresh : ''
    return { type: 'use', tokens: { access: address.access, refresh: refresh || kept }, user: given }
  }
  // The URL has only a refresh token. If it may belong to another user, the stored access token is dropped.
  const foreign = refresh !== '' && refresh !== stored.refresh && readToken(refresh)?.userId !== storedUser
  if (storedToken && !foreign) {
    return {
      type: 'use',
      tokens: { access: stored.access, refresh: refresh || stored.refresh },
      user: storedToken,
    }
  }
  return { type: 'refresh', refresh: refresh || stored.refresh }
}
