import { jwtDecode } from 'jwt-decode'
import { isId } from '../http/endpoint.ts'
import { parseJson } from '../platform/json.ts'
import { hasTokenForm } from './tokenForm.ts'

export interface TokenUser {
  readonly userId: string
  /** Seconds since 1970, a hint only: device clocks are wrong and the server decides. */
  readonly exp?: number
}

/** JSON gives its object own values only; a list or a text holds none of these, and null throws. */
type Claims = Readonly<Record<'userId' | 'exp', unknown>>

/** The id with all the digits that the token has. Decoding to bytes is enough, since ids are ASCII. */
const exactId = (token: string): unknown =>
  (parseJson(atob(token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/'))) as Claims).userId

/**
 * The user that an access token names, or null when it is not one: its form, and an object with a user id. The server checks
 * the signature; no other claim is read or trusted.
 */
export function readToken(token: unknown): TokenUser | null {
  if (typeof token !== 'string' || !hasTokenForm(token)) return null
  try {
    const { userId: given, exp } = jwtDecode<Claims>(token)
    // A number that JavaScript cannot hold comes out of `exactId` as a text.
    const userId = Number.isSafeInteger(given) && Number(given) >= 0 ? `${given as number}` : exactId(token)
    if (!isId(userId)) return null
    return Number.isFinite(exp) && Number(exp) > 0 ? { userId, exp: Number(exp) } : { userId }
  } catch {
    return null
  }
}
