import type { Envelope, Kind, Signature } from '../../model/envelope.ts'
import { signEnvelope } from '../sign.ts'
import type { Role } from '../../model/rootDocument.ts'
import type { Keyring } from './keyring.ts'

/** A text and the signatures it has so far. */
export interface Unfinished extends Envelope {
  readonly kind: Kind
}

/** Fewer signatures than a role asks for: the keys of others are needed. */
export class MissingSignatures extends Error {
  override readonly name = 'MissingSignatures'
  readonly unfinished: readonly Unfinished[]
  constructor(message: string, unfinished: readonly Unfinished[]) {
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
    sent: readonly Unfinished[] = [],
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
