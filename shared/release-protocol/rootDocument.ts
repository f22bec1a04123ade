import { tryParseJson } from '@companion/shared/platform/json'
import type { Envelope } from './envelope.ts'
import { count, like, list, oneOf, optional, shape, table, text, type Check, type Checked } from './shapes.ts'

const coordinate = like(/^[\w-]{43}$/)

/** The public half of a P-256 key, as JWK fields. */
export const isPublicKey = shape({ kty: oneOf('EC'), crv: oneOf('P-256'), x: coordinate, y: coordinate })
export type PublicKey = Checked<typeof isPublicKey>

/** The keys of a role. At least `threshold` of them must sign. */
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
  /** Created by `npm start` for one computer. Release pipelines must not use its keys. */
  development: optional(oneOf(true)),
  keys: table(isPublicKey),
  /** `root`, `channel` (or `channel:<name>` for one channel) or `release:<remote>` → the role. */
  roles: table(role),
})

/**
 * `/trust/<n>.root.json`: the keys and their roles. The next root document must be signed by the root keys of
 * this one and by its own (TUF, simplified).
 */
export type RootDocument = Checked<typeof root>

/**
 * Parses the root document in an envelope. Returns undefined if it's malformed. Doesn't verify signatures.
 */
export function readRoot(envelope: Envelope): RootDocument | undefined {
  const value = tryParseJson(envelope.p)
  return root(value) ? value : undefined
}
