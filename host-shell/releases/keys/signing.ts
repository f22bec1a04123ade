import { webcrypto } from 'node:crypto'
import { tryParseJson } from '@companion/shared/platform/json'
import {
  type Envelope,
  type Kind,
  type Signature,
  signedText,
  isEnvelope,
  signatures,
} from '@companion/release-protocol/envelope'
import { releaseRole } from '@companion/release-protocol/verifySignature'
import type { Role, RootDocument } from '@companion/release-protocol/rootDocument'
import { list, oneOf, shape, text, type Checked } from '@companion/release-protocol/shapes'
import type { ReleaseRecord } from '@companion/release-protocol/channelDocument'
import { type Keyring, keyIdOf, publicPart, type PrivateKey } from './keyring.ts'
import { readFile, writeFile } from 'node:fs/promises'
import { sha256 } from '../stores/hash.ts'

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/** Signs with one key. WebCrypto writes `r‖s` (IEEE P1363), the format that browsers verify. */
async function signatureOf(kind: Kind, payload: string, key: PrivateKey): Promise<Signature> {
  const imported = await webcrypto.subtle.importKey('jwk', { ...publicPart(key), d: key.d }, ecdsa, false, [
    'sign',
  ])
  const bytes = new TextEncoder().encode(signedText(kind, payload))
  const raw = await webcrypto.subtle.sign(ecdsa, imported, bytes)
  return { k: keyIdOf(key), a: 'ES256', v: Buffer.from(raw).toString('base64url') }
}

/** Wraps a document's text in an envelope with the signatures of all given keys. */
export async function signEnvelope(
  kind: Kind,
  payload: string,
  keys: readonly PrivateKey[],
): Promise<Envelope> {
  return { p: payload, s: await Promise.all(keys.map((key) => signatureOf(kind, payload, key))) }
}

/**
 * A text and the signatures that it has so far. Provenance is excluded, because one holder's signature is
 * enough for it.
 */
export interface PartlySigned extends Envelope {
  readonly kind: Exclude<Kind, 'provenance'>
}

/**
 * Thrown if a role needs signatures of other holders. `unfinished` has the texts with the signatures so far.
 */
export class MissingSignatures extends Error {
  override readonly name = 'MissingSignatures'
  readonly unfinished: readonly PartlySigned[]
  constructor(message: string, unfinished: readonly PartlySigned[]) {
    super(message)
    this.unfinished = unfinished
  }
}

/** Merges the signatures on several copies of the same text, one per key. */
export const mergeSignatures = (...lists: readonly (readonly Signature[])[]): Signature[] => [
  ...new Map(lists.flat().map((signature) => [signature.k, signature])).values(),
]

/** Signs with those of the given keys that are on this machine. */
export async function signaturesAtHand(
  keys: Keyring['keys'],
  kind: Kind,
  payload: string,
  ids: readonly string[],
): Promise<readonly Signature[]> {
  const found = [...new Set(ids)].flatMap((id) => keys.get(id) ?? [])
  return (await signEnvelope(kind, payload, found)).s
}

/**
 * Returns a function that signs for a role. It uses the keys on this machine and the signatures that other
 * holders have sent.
 * @throws {MissingSignatures} if there are fewer signatures than the role requires.
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
    const given = sent.filter((one) => one.kind === kind && one.p === payload).flatMap(({ s }) => s)
    const s = mergeSignatures(
      given.filter(({ k }) => role.keys.includes(k)),
      await signaturesAtHand(keyring.keys, kind, payload, role.keys),
    )
    if (s.length && s.length >= role.threshold) return { p: payload, s }
    const others = role.keys.filter((id) => !s.some(({ k }) => k === id)).join(', ')
    throw new MissingSignatures(
      `${what} takes ${role.threshold} signature${role.threshold > 1 ? 's' : ''}, there ${s.length === 1 ? 'is' : 'are'} ${s.length}: ` +
        `none of the other keys (${others || 'no key has this role'}) is in ${keyring.folder}`,
      [{ kind, p: payload, s }],
    )
  }

/** Returns a function that signs a remote's releases. `sent` has the texts that other holders have signed. */
export const releaseSigner = (keyring: Keyring, remote: string, sent: readonly PartlySigned[] = []) =>
  envelopeSigner(keyring, 'release', releaseRole(keyring.newest, remote), `releases of ${remote}`, sent)

const isRequest = shape({
  t: oneOf('signing-request'),
  /** The command that the request is for. It's only shown to the holders. */
  about: text,
  /** The root document that defines whose signatures are valid. */
  root: isEnvelope,
  documents: list(shape({ kind: oneOf('root', 'release', 'channel'), p: text, s: signatures })),
})

/** A file that goes from holder to holder until enough of them have signed its documents. */
export type SigningRequest = Checked<typeof isRequest>

/** Reads a signing request. Throws if the file isn't one. */
export async function readRequest(file: string): Promise<SigningRequest> {
  const value = tryParseJson(
    await readFile(file, 'utf8').catch(() => {
      throw new Error(`there is no file ${file}`)
    }),
  )
  if (isRequest(value)) return value
  throw new Error(
    `${file} is no signing request: keys rotate, keys delegate, publish and resign write them with --request`,
  )
}

/**
 * Writes a request and replaces the earlier version of its file. `about`: the command that the request is
 * for.
 */
export function writeRequest(
  file: string,
  about: string,
  root: Envelope,
  documents: readonly PartlySigned[],
): Promise<void> {
  const request: SigningRequest = { t: 'signing-request', about, root, documents }
  return writeFile(file, `${JSON.stringify(request, null, 1)}\n`)
}

/**
 * Merges the signatures of several copies of a request, so that holders can sign their copies in parallel.
 */
export async function collect(files: readonly string[]): Promise<PartlySigned[]> {
  const requests = await Promise.all(files.map(readRequest))
  const texts = new Map<string, PartlySigned>()
  for (const one of requests.flatMap(({ documents }) => documents)) {
    const key = `${one.kind} ${one.p}`
    texts.set(key, { ...one, s: mergeSignatures(texts.get(key)?.s ?? [], one.s) })
  }
  return [...texts.values()]
}

/** Returns a text's fingerprint. It's short, because holders compare it by telephone. */
const fingerprintOf = (payload: string): string =>
  sha256(payload)
    .replace(/\W/g, '')
    .slice(6, 26)
    .toUpperCase()
    .replace(/.{4}(?=.)/g, '$& ')

/** Returns the changes between two root documents, one line per role. */
export function rootChanges(before: RootDocument, next: RootDocument): string[] {
  const names = [...new Set([...Object.keys(before.roles), ...Object.keys(next.roles)])]
  const size = (role: Role | undefined) => (role ? `${role.threshold} of ${role.keys.length}` : 'nobody')
  const without = (word: string, keys: Role['keys'] = [], others: Role['keys'] = []) => {
    const only = keys.filter((id) => !others.includes(id))
    return only.length ? `, ${word}: ${only.join(', ')}` : ''
  }
  return names.flatMap((name) => {
    const [was, is] = [before.roles[name], next.roles[name]]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    const changes = without('leaves', was?.keys, is?.keys) + without('comes', is?.keys, was?.keys)
    return [`  ${name}: ${size(was)} → ${size(is)}${changes}`]
  })
}

/** Returns a summary of a document in a signing request, with the fingerprint that holders compare. */
export function explain({ kind, p }: PartlySigned, root: RootDocument): string[] {
  const value = tryParseJson(p)
  const what =
    kind === 'root'
      ? [`root document ${(value as RootDocument).n}`, ...rootChanges(root, value as RootDocument)]
      : [`release ${(value as ReleaseRecord).path}`, `  release.json ${(value as ReleaseRecord).rel}`]
  return [...what, `  fingerprint ${fingerprintOf(p)}`]
}
