import { jwtDecode } from 'jwt-decode'
import { isId } from '../http/endpoint.ts'
import { parseJson } from '../platform/json.ts'
import { hasTokenForm } from './tokenForm.ts'

export interface TokenUser {
  readonly userId: string
  /** Epoch seconds. A hint only: device clocks can be wrong, and the server decides. */
  readonly exp?: number
}

/** Safe for any JSON value: lists and strings have no such properties, and null throws. */
type Claims = Readonly<Record<'userId' | 'exp', unknown>>

/** The user id with all its digits, as a string if JavaScript can't hold the number. Ids are ASCII, so bytes will do. */
const exactId = (token: string): unknown =>
  (parseJson(atob(token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/'))) as Claims).userId

/**
 * The user of an access token, or null if the token is malformed or has no user id. The server verifies
 * the signature; other claims aren't read.
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
