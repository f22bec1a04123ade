import type { Envelope } from './envelope.ts'
import { readRoot } from './readRoot.ts'
import type { RootDocument } from './rootDocument.ts'
import { isSignedBy, type Subtle } from './verifySignature.ts'

/** The next root, when the one before and the new one itself both stand for it and the number follows. */
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
