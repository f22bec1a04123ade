import { ownValue } from '../http/json.ts'
import { readToken, type TokenUser } from './jwt.ts'

/** Two tokens that belong together (spec §3). */
export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
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
