import { createHash, webcrypto } from 'node:crypto'
import type { PublicKey } from '../../model/rootDocument.ts'

/** A P-256 key with its private part, as JWK. */
export interface PrivateKey extends PublicKey {
  readonly d: string
}

/** A key's id: the first 16 characters of its RFC 7638 thumbprint. */
export const keyIdOf = ({ crv, kty, x, y }: PublicKey): string =>
  createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url').slice(0, 16)

/** What may be published of a key. */
export const publicPart = ({ kty, crv, x, y }: PublicKey): PublicKey => ({ kty, crv, x, y })

/** A fresh key for ES256 (old Android web views verify it; Ed25519 they do not). */
export async function generateKey(): Promise<PrivateKey> {
  const pair = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign'])
  const { x, y, d } = await webcrypto.subtle.exportKey('jwk', pair.privateKey)
  if (!x || !y || !d) throw new Error('this Node cannot export P-256 keys')
  const key = { kty: 'EC', crv: 'P-256', x, y, d } as const
  // Ids are typed after flags: one that begins with a dash would be taken for a flag.
  return keyIdOf(key).startsWith('-') ? generateKey() : key
}
