import { isId } from '../http/endpoint.ts'
import { isTokenText, type TokenPair } from '../http/shapes/session.ts'
import { jwtDecode } from 'jwt-decode'
import { ownValue, parseJson } from '../platform/json.ts'

export interface TokenUser {
  readonly userId: string
  /** Seconds since 1970, a hint only: device clocks are wrong and the server decides. */
  readonly exp?: number
}

/** The tokens of a session; '' where there is none. */
export interface Tokens {
  readonly access: string
  readonly refresh: string
}

export const noTokens: Tokens = { access: '', refresh: '' }

const sizeLimit = 8192
const shape = /^[\w-]+\.[\w-]+\.[\w-]*$/
/** The id with all the digits that the token has. Decoding to bytes is enough, since ids are ASCII. */
function exactId(token: string): unknown {
  const body = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
  return ownValue(parseJson(atob(body)), 'userId')
}

function userIdOf(token: string, claims: unknown): string | null {
  const given = ownValue(claims, 'userId')
  if (typeof given !== 'number') return isId(given) ? given : null
  const id = Number.isSafeInteger(given) ? String(given) : exactId(token)
  return typeof id === 'string' && /^\d{1,64}$/.test(id) ? id : null
}

/**
 * The user that an access token names, or null when it is not one: at most 8192 characters, three parts, a plain object
 * with a user id. The server checks the signature; no other claim is read or trusted.
 */
export function readToken(token: unknown): TokenUser | null {
  if (typeof token !== 'string' || token.length > sizeLimit || !shape.test(token)) return null
  try {
    const claims: unknown = jwtDecode(token)
    const userId = userIdOf(token, claims)
    if (userId === null) return null
    const exp = ownValue(claims, 'exp')
    return typeof exp === 'number' && exp > 0 && Number.isFinite(exp) ? { userId, exp } : { userId }
  } catch {
    return null
  }
}

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
