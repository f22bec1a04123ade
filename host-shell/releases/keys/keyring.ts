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
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'
import { createOrSame, jsonBytes, type Store } from '../stores/store.ts'

/** A P-256 private key as a JWK. */
export interface PrivateKey extends PublicKey {
  readonly d: string
}

/** Returns a key's id: the first 16 characters of its RFC 7638 thumbprint. */
export const keyIdOf = ({ crv, kty, x, y }: PublicKey): string =>
  createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url').slice(0, 16)

/** Returns the public part of a key. */
export const publicPart = ({ kty, crv, x, y }: PublicKey): PublicKey => ({ kty, crv, x, y })

/** Generates an ES256 key. Ed25519 isn't used, because old Android web views can't verify it. */
async function generateKey(): Promise<PrivateKey> {
  const pair = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign'])
  const { x, y, d } = await webcrypto.subtle.exportKey('jwk', pair.privateKey)
  if (!x || !y || !d) throw new Error('this Node cannot export P-256 keys')
  const key = { kty: 'EC', crv: 'P-256', x, y, d } as const
  // The command line would parse an id with a leading dash as a flag, so such a key is thrown away.
  return keyIdOf(key).startsWith('-') ? generateKey() : key
}

const suffix = '.private.jwk'

const isKey = (value: unknown): value is PrivateKey =>
  isPublicKey(value) && typeof (value as Partial<PrivateKey>).d === 'string'

/** Reads all private keys of a folder, by id. Returns an empty map if the folder is missing. */
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

/** Creates a private key in a file that only its owner can read. */
export async function addKey(folder: string, label: string): Promise<PrivateKey> {
  const key = await generateKey()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${label}-${keyIdOf(key)}${suffix}`)
  await writeFile(file, `${JSON.stringify(key)}\n`, { mode: 0o600, flag: 'wx' })
  return key
}

/** Writes a key's public half, which goes into the next root document. Returns the file. */
export async function writePublic(folder: string, label: string, key: PrivateKey): Promise<string> {
  const file = join(folder, `${label}-${keyIdOf(key)}.public.jwk`)
  await writeFile(file, `${JSON.stringify(publicPart(key))}\n`, { flag: 'wx' })
  return file
}

/**
 * Reads the public key that a key holder has sent. Throws on a private key, because private keys must never
 * leave their holder.
 */
export async function readPublic(file: string): Promise<PublicKey> {
  const key = tryParseJson(await readFile(file, 'utf8'))
  if (!isPublicKey(key))
    throw new Error(`${file} is not a P-256 public key: its holder makes one with keys make`)
  if (isKey(key)) throw new Error(`${file} is a private key: ask its holder for the .public.jwk file`)
  return publicPart(key)
}

/** Moves private keys that have no role any more into `retired/`, a folder that no command reads. */
export async function retireKeys(folder: string, inUse: (id: string) => boolean): Promise<string[]> {
  const retired = [...(await readKeys(folder)).keys()].filter((id) => !inUse(id))
  for (const name of await readdir(folder))
    if (retired.some((id) => name.endsWith(`-${id}${suffix}`))) {
      await mkdir(join(folder, 'retired'), { recursive: true, mode: 0o700 })
      await rename(join(folder, name), join(folder, 'retired', name))
    }
  return retired
}

/** The private keys on this machine, and the chain of root documents that defines the roles of all keys. */
export interface Keyring {
  readonly folder: string
  readonly keys: ReadonlyMap<string, PrivateKey>
  /** The root documents, oldest first. Each of them is signed by the root keys of its predecessor. */
  readonly roots: readonly { readonly root: RootDocument; readonly envelope: Envelope }[]
  readonly newest: RootDocument
  readonly newestEnvelope: Envelope
}

const rootFile = (n: number): string => `${n}.root.json`

/** Returns the store key of a root document. */
export const rootKey = (n: number): string => `trust/${rootFile(n)}`

/** Writes the next root document beside the keys. Throws if the file exists. */
export const saveRoot = (folder: string, n: number, envelope: Envelope): Promise<void> =>
  writeFile(join(folder, rootFile(n)), JSON.stringify(envelope), { flag: 'wx' })

/**
 * Reads a key folder. Returns undefined if it has no root document, and throws if a root document isn't
 * signed by its predecessor's keys.
 */
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
  const last = roots.at(-1)
  if (!last) return undefined
  return { folder, keys: await readKeys(folder), roots, newest: last.root, newestEnvelope: last.envelope }
}

/** Returns whether a channel's current keys signed an envelope. */
export const isChannelTrusted =
  ({ newest }: Pick<Keyring, 'newest'>, channel: string) =>
  (envelope: Envelope): Promise<boolean> =>
    isChannelSigned(webcrypto.subtle, newest, channel, envelope)

/** Returns whether its remote's current keys signed a release. Pages check the same before they run it. */
export const isReleaseTrusted = (
  { newest }: Keyring,
  ref: ReleaseRef,
  release: ChannelRelease,
): Promise<boolean> => isReleaseSigned(webcrypto.subtle, newest, ref, release)

/**
 * Copies the root documents into the store, where pages read them. Throws if the store has other root
 * documents, because pages would reject everything that this keyring signs.
 */
export async function publishRoots(store: Store, { roots, folder }: Keyring): Promise<void> {
  for (const { root, envelope } of roots)
    if (!(await createOrSame(store, rootKey(root.n), jsonBytes(envelope))))
      throw new Error(
        `${store.where} belongs to other keys than those in ${folder}: its ${rootKey(root.n)} is another. Name the right --keys, or another --store`,
      )
}
