import { webcrypto } from 'node:crypto'
import { type Envelope, type Kind, type Signature, signedText } from '../../model/envelope.ts'
import type { Role } from '../../model/rootDocument.ts'
import type { Keyring } from './keyring.ts'
import { keyIdOf, publicPart, type PrivateKey } from './keyFolder.ts'

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

/** A text and the signatures it has so far. */
export interface PartlySigned extends Envelope {
  readonly kind: Kind
}

/** Fewer signatures than a role asks for: the keys of others are needed. */
export class MissingSignatures extends Error {
  override readonly name = 'MissingSignatures'
  readonly unfinished: readonly PartlySigned[]
  constructor(message: string, unfinished: readonly PartlySigned[]) {
    super(message)
    this.unfinished = unfinished
  }
}

/** All signatures of several copies of a text, each key's once. */
export const mergeSignatures = (...lists: readonly (readonly Signature[])[]): Signature[] => [
  ...new Map(lists.flat().map((signature) => [signature.k, signature])).values(),
]

/** The signatures of those keys at hand that may speak in a role. */
export async function signaturesAtHand(
  { keys }: Pick<Keyring, 'keys'>,
  kind: Kind,
  payload: string,
  ids: readonly string[],
): Promise<readonly Signature[]> {
  const found = [...new Set(ids)].flatMap((id) => keys.get(id) ?? [])
  return (await signEnvelope(kind, payload, found)).s
}

/**
 * A signer for a role: with the keys at hand, and with what other holders have signed already.
 * @throws {MissingSignatures} when together they are fewer than the role asks for.
 */
export const envelopeSigner =
  (
    keyring: Keyring,
    kind: 'release' | 'channel',
    role: Role,
    what: string,
    sent: readonly PartlySigned[] = [],
  ) =>
  async (payload: string): Promise<Envelope> => {
    const others = sent.filter((one) => one.kind === kind && one.p === payload).flatMap(({ s }) => s)
    const s = mergeSignatures(
      others.filter(({ k }) => role.keys.includes(k)),
      await signaturesAtHand(keyring, kind, payload, role.keys),
    )
    if (s.length && s.length >= role.threshold) return { p: payload, s }
    throw new MissingSignatures(
      `${what} takes ${role.threshold} signature${role.threshold > 1 ? 's' : ''}, there ${s.length === 1 ? 'is' : 'are'} ${s.length}: ` +
        `none of the other keys (${role.keys.filter((id) => !s.some(({ k }) => k === id)).join(', ') || 'no key has this role'}) is in ${keyring.folder}`,
      [{ kind, p: payload, s }],
    )
  }
