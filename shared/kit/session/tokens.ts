import { isTokenText, type TokenPair, type AccessToken, type RefreshToken } from '../http/shapes/session.ts'
import { ownValue } from '../platform/json.ts'
import { readToken, type TokenUser } from './readToken.ts'

/** The tokens of a session; '' for missing ones. */
export interface Tokens {
  readonly access: AccessToken
  readonly refresh: RefreshToken
}

export const noTokens: Tokens = { access: '', refresh: '' }

/** The pair in a response; null if a token is missing or the access token has no user. */
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
  /** The tokens that the head script removed from the address; for the first route only. */
  readonly addressTokens?: Tokens | undefined
  readonly hasNav?: string | undefined
}

export interface EntryFacts {
  readonly open: boolean
  readonly address: Tokens
  readonly stored: Tokens
  /** The user of the stored session, if known. */
  readonly storedUser: string | null
  readonly isUsed: (refresh: RefreshToken) => boolean
}

export type Entry =
  | { readonly type: 'stop' }
  /** Replace the stored tokens by these. */
  | { readonly type: 'use'; readonly tokens: Tokens; readonly user: TokenUser }
  /** Keep only this refresh token and exchange it for a pair. */
  | { readonly type: 'refresh'; readonly refresh: RefreshToken }

/** Decides about the tokens when entering a route (spec §4). An expired one is used: the server's 401 decides. */
export function decideEntry({ open, address, stored, storedUser, isUsed }: EntryFacts): Entry {
  // A web view that reloads its first address has tokens that were refreshed since.
  const stale = isUsed(address.refresh)
  const refresh = stale || !isTokenText(address.refresh) ? '' : address.refresh
  if (open && !refresh) return { type: 'stop' }

  const storedToken = readToken(stored.access)
  const given = readToken(address.access)
  if (given && !(stale && storedToken?.userId === given.userId)) {
    // Keeps a stored refresh token only with an access token of the same user.
    const kept = storedUser === given.userId ? stored.refresh : ''
    return { type: 'use', tokens: { access: address.access, refresh: refresh || kept }, user: given }
  }
  // A single refresh token may belong to another user than the stored access token, which is then dropped.
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
