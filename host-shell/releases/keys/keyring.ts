import { readdir, readFile, writeFile, mkdir, rename } from 'node:fs/promises'
import { webcrypto, createHash } from 'node:crypto'
import { join } from 'node:path'
import { tryParseJson } from '@companion/shared/platform/json'
import type { ChannelRelease } from '@companion/release-protocol/channelDocument'
import {
  readRoot,
  isPublicKey,
  type RootDocument,
  type PublicKey,
} from '@companion/release-protocol/rootDocument'
import { acceptRoot, isReleaseSigned, isChannelSigned } from '@companion/release-protocol/verifySignature'
import { parseEnvelope, type Envelope } from '@companion/release-protocol/envelope'
import { createOrSame, jsonBytes, type Store } from '../stores/store.ts'

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
async function generateKey(): Promise<PrivateKey> {
  const pair = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign'])
  const { x, y, d } = await webcrypto.subtle.exportKey('jwk', pair.privateKey)
  if (!x || !y || !d) throw new Error('this Node cannot export P-256 keys')
  const key = { kty: 'EC', crv: 'P-256', x, y, d } as const
  // An id with a leading dash would be read as a flag on the command line.
  return keyIdOf(key).startsWith('-') ? generateKey() : key
}

const suffix = '.private.jwk'

const isKey = (value: unknown): value is PrivateKey =>
  isPublicKey(value) && typeof (value as Partial<PrivateKey>).d === 'string'

/** All private keys of a folder by their id; an absent folder holds none. */
export async function readKeys(folder: string): Promise<ReadonlyMap<string, PrivateKey>> {
  const names = await readdir(folder).catch(() => [])
  const keys = new Map<string, PrivateKey>()
  for (const name of names.filter((file) => file.endsWith(suffix))) {
    const key = tryParseJson(await readFile(join(folder, name), 'utf8'))
    if (!isKey(key)) throw new Error(`${join(folder, name)} is not a P-256 private key`)
    keys.set(keyIdOf(key), key)
  }
  return keys
}

/** Makes a key and keeps it readable by its owner alone; returns it. */
export async function addKey(folder: string, label: string): Promise<PrivateKey> {
  const key = await generateKey()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${label}-${keyIdOf(key)}${suffix}`)
  await writeFile(file, `${JSON.stringify(key)}\n`, { mode: 0o600, flag: 'wx' })
  return key
}

/** Writes the public half of a key, for the next root document; returns the file. */
export async function writePublic(folder: string, label: string, key: PrivateKey): Promise<string> {
  const file = join(folder, `${label}-${keyIdOf(key)}.public.jwk`)
  await writeFile(file, `${JSON.stringify(publicPart(key))}\n`, { flag: 'wx' })
  return file
}

/** Reads a public key that a holder has sent. A private one is refused: it must never leave its holder. */
export async function readPublic(file: string): Promise<PublicKey> {
  const key = tryParseJson(await readFile(file, 'utf8'))
  if (!isPublicKey(key))
    throw new Error(`${file} is not a P-256 public key: its holder makes one with keys make`)
  if (isKey(key)) throw new Error(`${file} is a private key: ask its holder for the .public.jwk file`)
  return publicPart(key)
}

/**
 * Moves private keys without a role into `retired/`, where no verb reads keys.
 * @returns their ids.
 */
export async function retireKeys(folder: string, inUse: (id: string) => boolean): Promise<string[]> {
  const retired = [...(await readKeys(folder)).keys()].filter((id) => !inUse(id))
  for (const name of await readdir(folder))
    if (retired.some((id) => name.endsWith(`-${id}${suffix}`))) {
      await mkdir(join(folder, 'retired'), { recursive: true, mode: 0o700 })
      await rename(join(folder, name), join(folder, 'retired', name))
    }
  return retired
}

/** The keys at hand and the chain of root documents that says what they are for. */
export interface Keyring {
  readonly folder: string
  readonly keys: ReadonlyMap<string, PrivateKey>
  /** Oldest first; each one accepted by the one before. */
  readonly roots: readonly { readonly root: RootDocument; readonly envelope: Envelope }[]
  readonly newest: RootDocument
}

const rootFile = (n: number): string => `${n}.root.json`

/** Key of a root document in a store. */
export const rootKey = (n: number): string => `trust/${rootFile(n)}`

/** Writes a root document beside the keys; the next number, never over an old one. */
export const saveRoot = (folder: string, n: number, envelope: Envelope): Promise<void> =>
  writeFile(join(folder, rootFile(n)), JSON.stringify(envelope), { flag: 'wx' })

/** Reads a key folder; undefined when it holds no root document. Throws when the chain is broken. */
export async function readKeyring(folder: string): Promise<Keyring | undefined> {
  const names = await readdir(folder).catch(() => [])
  const numbers = names.flatMap((name) => /^(\d+)\.root\.json$/.exec(name)?.[1] ?? []).map(Number)
  const roots: Keyring['roots'][number][] = []
  for (const n of numbers.toSorted((a, b) => a - b)) {
    const envelope = parseEnvelope(await readFile(join(folder, rootFile(n)), 'utf8'))
    const before = roots.at(-1)?.root
    const root =
      envelope && (before ? await acceptRoot(webcrypto.subtle, before, envelope) : readRoot(envelope))
    if (!envelope || !root)
      throw new Error(`${join(folder, rootFile(n))} does not follow from the one before it`)
    roots.push({ root, envelope })
  }
  const newest = roots.at(-1)?.root
  return newest && { folder, keys: await readKeys(folder), roots, newest }
}

/** Whether an envelope is signed by today's keys of a channel. */
export const isChannelTrusted =
  ({ newest }: Keyring, channel: string) =>
  (envelope: Envelope): Promise<boolean> =>
    isChannelSigned(webcrypto.subtle, newest, channel, envelope)

/** Whether a release is signed by today's keys of its remote, as pages verify before they run it. */
export const isReleaseTrusted = (
  { newest }: Keyring,
  ref: string,
  release: ChannelRelease,
): Promise<boolean> => isReleaseSigned(webcrypto.subtle, newest, ref, release)

/** Copies the root documents into the store, where pages read them; throws when the store has those of other keys. */
export async function publishRoots(store: Store, { roots, folder }: Keyring): Promise<void> {
  for (const { root, envelope } of roots)
    if (!(await createOrSame(store, rootKey(root.n), jsonBytes(envelope))))
      throw new Error(
        `${store.where} belongs to other keys than those in ${folder}: its ${rootKey(root.n)} is another. Name the right --keys, or another --store`,
      )
}
