import { randomBytes } from 'node:crypto'
import { CompactSign, compactVerify } from 'jose'
import type { User } from './accounts.ts'
import { refuse } from './refusals.ts'
import { now, type World } from './world.ts'

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

const unguessable = () => randomBytes(18).toString('base64url')
const seconds = (ms: number) => Math.floor(ms / 1000)

/** Builds the JSON by hand, because `JSON.stringify` would change numbers above 2^53. */
function payloadText(user: User, familyId: string, issued: number, expires: number): string {
  const id = user.idInToken === 'number' ? user.userId : JSON.stringify(user.userId)
  return `{"userId":${id},"iat":${issued},"exp":${expires},"sid":"${familyId}","jti":"${unguessable()}"}`
}

/**
 * Issues a token pair in the given family, or in a new one. `expiresIn` is in seconds and can be zero or
 * negative, so that tests get expired tokens.
 */
export async function issuePair(
  world: World,
  user: User,
  { expiresIn = world.settings.accessTtlS, familyId = '' } = {},
): Promise<TokenPair> {
  const family = world.state.families.get(familyId) ?? {
    id: unguessable(),
    userId: user.userId,
    revoked: false,
  }
  world.state.families.set(family.id, family)
  const refreshToken = unguessable()
  const expiresAt = now(world) + world.settings.refreshTtlS * 1000
  world.state.refreshTokens.set(refreshToken, { familyId: family.id, expiresAt, spent: false })
  const issued = seconds(now(world))
  const payload = new TextEncoder().encode(payloadText(user, family.id, issued, issued + expiresIn))
  const accessToken = await new CompactSign(payload)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(world.key)
  return { accessToken, refreshToken }
}

/** Exchanges a refresh token for a new pair. A reused token revokes the whole family (RFC 9700 §4.14.2). */
export async function rotate(world: World, refreshToken: string): Promise<TokenPair> {
  const known = world.state.refreshTokens.get(refreshToken)
  const family = known && world.state.families.get(known.familyId)
  if (!known || !family) return refuse('authFailed')
  if (known.spent) family.revoked = true
  if (family.revoked) return refuse('tokenRevoked')
  if (known.expiresAt <= now(world)) return refuse('tokenExpired')
  const user = world.state.users.get(family.userId)
  if (!user) return refuse('authFailed')
  known.spent = true
  return issuePair(world, user, { familyId: family.id })
}

/** Ends all of a user's sign-ins, because a new password, email or phone requires signing in again. */
export function revokeAll(world: World, userId: string): void {
  for (const family of world.state.families.values()) if (family.userId === userId) family.revoked = true
}

/**
 * Returns the user id in an `Authorization` header. Throws a 401 for a missing, forged, expired or revoked
 * token.
 */
export async function userIdOf(world: World, authorization: string | undefined): Promise<string> {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
  if (!token) return refuse('authFailed')
  const verified = await compactVerify(token, world.key).catch(() => refuse('authFailed'))
  const claims = JSON.parse(new TextDecoder().decode(verified.payload)) as { sid: string; exp: number }
  const family = world.state.families.get(claims.sid)
  if (!family) return refuse('authFailed')
  if (family.revoked) return refuse('tokenRevoked')
  if (claims.exp <= seconds(now(world))) return refuse('tokenExpired')
  return family.userId
}

/**
 * Returns the account in an `Authorization` header. Throws a 401 like `userIdOf`, and for a deleted account.
 */
export async function userOf(world: World, authorization: string | undefined): Promise<User> {
  return world.state.users.get(await userIdOf(world, authorization)) ?? refuse('authFailed')
}
