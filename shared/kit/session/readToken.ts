import { jwtDecode } from 'jwt-decode'
import { isId } from '../http/endpoint.ts'
import { parseJson } from '../platform/json.ts'
import { hasTokenForm } from './tokenForm.ts'

export interface TokenUser {
  readonly userId: string
  /** Expiry in epoch seconds. It's only a hint, because device clocks can be wrong. The server decides. */
  readonly exp?: number
}

/** Safe for any JSON value: lists and strings don't have these properties, and null throws. */
type Claims = Readonly<Record<'userId' | 'exp', unknown>>

/**
 * Returns the user id. A number that JavaScript can't represent becomes a string with all its digits. `atob`
 * doesn't decode UTF-8, but ids are ASCII.
 */
const exactId = (token: string): unknown =>
  (parseJson(atob(token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/'))) as Claims).userId

/**
 * Returns the user of an access token; null if it's malformed or contains no user id. Doesn't check the
 * signature, because the server does. Ignores other claims.
 */
export function readToken(token: unknown): TokenUser | null {
  if (typeof token !== 'string' || !hasTokenForm(token)) return null
  try {
    const { exp } = jwtDecode<Claims>(token)
    const given = exactId(token)
    const userId = Number.isSafeInteger(given) && Number(given) >= 0 ? `${given as number}` : given
    if (!isId(userId)) return null
    return Number.isFinite(exp) && Number(exp) > 0 ? { userId, exp: Number(exp) } : { userId }
  } catch {
    return null
  }
}
