import { type Envelope, tryParseJson } from './envelope.ts'
import type { RootDocument } from './rootDocument.ts'
import { isSignedBy, type Subtle } from './verifySignature.ts'
import { count, like, list, optional, shape, table, text } from './shapes.ts'

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

/** The root document inside an envelope, or undefined; its signatures are not verified. */
export function readRoot(envelope: Envelope): RootDocument | undefined {
  const value = tryParseJson(envelope.p)
  return root(value) ? (value as RootDocument) : undefined
}

/** The next root document, if it is signed by the current and the new root keys and its number follows; else undefined. */
export async function acceptRoot(
  subtle: Subtle,
  current: RootDocument,
  envelope: Envelope,
): Promise<RootDocument | undefined> {
  const next = readRoot(envelope)
  const signed = async (by: RootDocument) =>
    by.roles.root !== undefined && (await isSignedBy(subtle, 'root', envelope, by, by.roles.root))
  return next?.n === current.n + 1 && (await signed(current)) && (await signed(next)) ? next : undefined
}
