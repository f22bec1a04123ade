import { jwtDecode } from 'jwt-decode'
import { isPlainObject, ownValue, parseJson } from '../platform/json.ts'

/** What an access token says about its user. */
export interface TokenUser {
  readonly userId: string
  /** Seconds since 1970, a hint only: device clocks are wrong and the server decides. */
  readonly exp?: number
}

/** Two tokens that belong together, as the API names them (spec §3). */
export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
}

/** The tokens of a session; '' where there is none. */
export interface Tokens {
  readonly access: string
  readonly refresh: string
}

export const noTokens: Tokens = { access: '', refresh: '' }

const sizeLimit = 8192
const shape = /^[\w-]+\.[\w-]+\.[\w-]*$/
const idShape = /^[A-Za-z0-9_-]{1,64}$/

/** True for what may stand in a path as an id: 1 to 64 letters, digits, '_' or '-'. */
export const isId = (value: unknown): value is string => typeof value === 'string' && idShape.test(value)

/** Digits as the token spells them; bytes are enough here, since ids are plain ASCII. */
function exactId(token: string): unknown {
  const body = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
  const claims = parseJson(atob(body))
  return isPlainObject(claims) ? ownValue(claims, 'userId') : undefined
}

function userIdOf(token: string, claims: object): string | null {
  const given = ownValue(claims, 'userId')
  if (typeof given !== 'number') return isId(given) ? given : null
  const id = Number.isSafeInteger(given) ? String(given) : exactId(token)
  return typeof id === 'string' && /^\d{1,64}$/.test(id) ? id : null
}

/**
 * Reads the user out of an access token, or null when it is none: at most 8 KB, three parts, a plain
 * object with a user id. The signature is the server's business; no other claim is read or trusted.
 */
export function readToken(token: unknown): TokenUser | null {
  if (typeof token !== 'string' || token.length > sizeLimit || !shape.test(token)) return null
  try {
    const claims: unknown = jwtDecode(token)
    if (!isPlainObject(claims)) return null
    const userId = userIdOf(token, claims)
    if (userId === null) return null
    const exp = ownValue(claims, 'exp')
    return typeof exp === 'number' && exp > 0 && Number.isFinite(exp) ? { userId, exp } : { userId }
  } catch {
    return null
  }
}

// What may go into a header and a form field: visible ASCII. Refresh tokens are opaque beyond that.
const visible = /^[\x21-\x7E]{1,8192}$/

/** True for text that can be sent as a token at all. */
export const isTokenText = (value: unknown): value is string =>
  typeof value === 'string' && visible.test(value)

/** The pair in an answer, or null when either token is missing or the access token names no user. */
export function pairIn(answer: unknown): (TokenPair & { readonly user: TokenUser }) | null {
  if (typeof answer !== 'object' || answer === null) return null
  const accessToken = ownValue(answer, 'accessToken')
  const refreshToken = ownValue(answer, 'refreshToken')
  const user = readToken(accessToken)
  if (!user || !isTokenText(accessToken) || !isTokenText(refreshToken)) return null
  return { accessToken, refreshToken, user }
}
