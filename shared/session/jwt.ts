import { jwtDecode } from 'jwt-decode'
import { isPlainObject, ownValue, parseJson } from '../http/json.ts'

/** What an access token says about its user. */
export interface TokenUser {
  readonly userId: string
  /** Seconds since 1970, a hint only: device clocks are wrong and the server decides. */
  readonly exp?: number
}

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
