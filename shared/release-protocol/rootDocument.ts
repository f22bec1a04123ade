import { tryParseJson } from '@companion/shared/platform/json'
import type { Envelope } from './envelope.ts'
import { count, like, list, oneOf, optional, shape, table, text, type Check, type Checked } from './shapes.ts'

const coordinate = like(/^[\w-]{43}$/)

/** The public half of a P-256 key, as JWK fields. */
export const isPublicKey = shape({ kty: oneOf('EC'), crv: oneOf('P-256'), x: coordinate, y: coordinate })
export type PublicKey = Checked<typeof isPublicKey>

/** The keys of a role, and how many of them must sign. */
const role = shape({
  keys: list(text),
  threshold: ((value) => count(value) && value >= 1) as Check<number>,
})
export type Role = Checked<typeof role>

const root = shape({
  t: oneOf('root'),
  n: count,
  at: text,
  exp: text,
  /** Created by `npm start` for one machine: no pipeline may release with these keys. */
  development: optional(oneOf(true)),
  keys: table(isPublicKey),
  /** `root`, `channel` (or `channel:<name>` for a single one), `release:<remote>`. */
  roles: table(role),
})

/**
 * `/trust/<n>.root.json`: the keys and their roles. The root keys of both documents sign its successor (after
 * TUF, reduced).
 */
export type RootDocument = Checked<typeof root>

/** Parses the root document in an envelope; undefined if it is malformed. Signatures are not verified. */
export function readRoot(envelope: Envelope): RootDocument | undefined {
  const value = tryParseJson(envelope.p)
  return root(value) ? value : undefined
}
