import { parseJson, type Envelope } from './envelope.ts'
import { count, like, list, optional, shape, table, text } from './shapes.ts'
import type { RootDocument } from './rootDocument.ts'

const coordinate = like(/^[\w-]{43}$/)
const root = shape({
  t: like(/^root$/),
  n: count,
  at: text,
  exp: text,
  development: optional((value) => value === true),
  keys: table(shape({ kty: like(/^EC$/), crv: like(/^P-256$/), x: coordinate, y: coordinate })),
  roles: table(shape({ keys: list(text), threshold: (value) => count(value) && (value as number) >= 1 })),
})

/** The root document inside an envelope, or undefined; says nothing about its signatures. */
export function readRoot(envelope: Envelope): RootDocument | undefined {
  const value = parseJson(envelope.p)
  return root(value) ? (value as RootDocument) : undefined
}
