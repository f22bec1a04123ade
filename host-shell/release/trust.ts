import type { Envelope } from './envelope.ts'
import { parseJson } from './envelope.ts'
import { count, like, list, shape, table, text } from './shapes.ts'

/** The public half of a P-256 key, as JWK fields. */
export interface PublicKey {
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
}

/** Which keys may speak in a role, and how many of them have to. */
export interface Role {
  readonly keys: readonly string[]
  readonly threshold: number
}

/** `/trust/<n>.root.json`: who may sign what. Its successor is signed by both (after TUF, reduced). */
export interface RootDocument {
  readonly t: 'root'
  readonly n: number
  readonly at: string
  readonly exp: string
  readonly keys: Readonly<Record<string, PublicKey>>
  /** `root`, `channel` (or `channel:<name>` for one alone), `release:<remote>`. */
  readonly roles: Readonly<Record<string, Role>>
}

const coordinate = like(/^[\w-]{43}$/)
const root = shape({
  t: like(/^root$/),
  n: count,
  at: text,
  exp: text,
  keys: table(shape({ kty: like(/^EC$/), crv: like(/^P-256$/), x: coordinate, y: coordinate })),
  roles: table(shape({ keys: list(text), threshold: (value) => count(value) && (value as number) >= 1 })),
})

/** The root document inside an envelope, or undefined; says nothing about its signatures. */
export function readRoot(envelope: Envelope): RootDocument | undefined {
  const value = parseJson(envelope.p)
  return root(value) ? (value as RootDocument) : undefined
}

const none: Role = { keys: [], threshold: 1 }

/** The role that signs a channel: its own when there is one, else the general one. */
export const channelRole = ({ roles }: RootDocument, channel: string): Role =>
  roles[`channel:${channel}`] ?? roles.channel ?? none

/** The role that signs a remote's releases. */
export const releaseRole = ({ roles }: RootDocument, remote: string): Role =>
  roles[`release:${remote}`] ?? none
