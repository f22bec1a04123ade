import { webcrypto } from 'node:crypto'
import { signedText, type Envelope, type Kind, type Signature } from '../model/envelope.ts'
import { keyIdOf, publicPart, type PrivateKey } from './keys/keyPair.ts'

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/** One key's signature; WebCrypto writes `r‖s` (IEEE P1363), as browsers read it. */
async function signatureOf(kind: Kind, payload: string, key: PrivateKey): Promise<Signature> {
  const imported = await webcrypto.subtle.importKey('jwk', { ...publicPart(key), d: key.d }, ecdsa, false, [
    'sign',
  ])
  const bytes = new TextEncoder().encode(signedText(kind, payload))
  const raw = await webcrypto.subtle.sign(ecdsa, imported, bytes)
  return { k: keyIdOf(key), a: 'ES256', v: Buffer.from(raw).toString('base64url') }
}

/** Wraps a document's text with the signatures of all given keys. */
export async function signEnvelope(
  kind: Kind,
  payload: string,
  keys: readonly PrivateKey[],
): Promise<Envelope> {
  return { p: payload, s: await Promise.all(keys.map((key) => signatureOf(kind, payload, key))) }
}
