import { readdir, readFile, writeFile } from 'node:fs/promises'
import { webcrypto } from 'node:crypto'
import { join } from 'node:path'
import type { ChannelRelease } from '../../model/channelDocument.ts'
import { parseEnvelope, type Envelope } from '../../model/envelope.ts'
import type { Store } from '../stores/store.ts'
import { readRoot, acceptRoot } from '../../model/acceptRoot.ts'
import { channelRole, type RootDocument } from '../../model/rootDocument.ts'
import { isReleaseSigned, isSignedBy } from '../../model/verifySignature.ts'
import { readKeys, type PrivateKey } from './keyFolder.ts'

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
    isSignedBy(webcrypto.subtle, 'channel', envelope, newest, channelRole(newest, channel))

/** Whether a release is signed by today's keys of its remote, as pages verify before they run it. */
export const isReleaseTrusted =
  ({ newest }: Keyring) =>
  (ref: string, release: ChannelRelease): Promise<boolean> =>
    isReleaseSigned(webcrypto.subtle, newest, ref, release)

/** Copies the root documents into the store, where pages read them; throws when the store has those of other keys. */
export async function publishRoots(store: Store, { roots, folder }: Keyring): Promise<void> {
  for (const { root, envelope } of roots) {
    const bytes = new TextEncoder().encode(JSON.stringify(envelope))
    if (await store.create(rootKey(root.n), bytes)) continue
    const there = await store.read(rootKey(root.n))
    if (!there || !Buffer.from(there).equals(bytes))
      throw new Error(
        `${store.where} belongs to other keys than those in ${folder}: its ${rootKey(root.n)} is another. Name the right --keys, or another --store`,
      )
  }
}
