import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tryParseJson } from '@companion/shared/platform/json'
import { sha256, sha384 } from './stores/hash.ts'
import { type ReleaseDocument, isReleaseDocument } from '@companion/release-protocol/releaseDocument'
import type { Envelope } from '@companion/release-protocol/envelope'
import { isReleaseTrusted, type Keyring } from './keys/keyring.ts'
import { nameOf, pathOf, recordOf } from './edits/compose.ts'
import { checkFiles, provenanceKey, readPublished, signatureKey, type Progress } from './published.ts'
import { createOrSame, jsonBytes, type Store } from './stores/store.ts'

/** A built release on disk, with the exact bytes of its `release.json`. */
export interface BuiltRelease {
  readonly folder: string
  readonly release: ReleaseDocument
  readonly source: Buffer
}

/** Reads a built release. Throws with a remedy if its `release.json` is missing or malformed. */
export async function readRelease(folder: string): Promise<BuiltRelease> {
  const source = await readFile(join(folder, 'release.json')).catch(() => {
    throw new Error(`${folder} has no release.json: build it first (npm run release -- build <remote>)`)
  })
  const release = tryParseJson(source.toString())
  if (!isReleaseDocument(release))
    throw new Error(`${join(folder, 'release.json')} is not a release document`)
  return { folder, release, source }
}

interface Publishing {
  readonly store: Store
  readonly sign: (payload: string) => Promise<Envelope>
  /**
   * Reads a file back after the upload. The default reads from the store. A reader through the public URL
   * also finds a misconfigured server.
   */
  readonly readBack?: Store['read']
  readonly progress?: Progress
  /** Creates the signed provenance. Undefined if none is published. */
  readonly provenance?: () => Promise<Envelope>
}

/** Writes a file under a new key. Throws if the key has other bytes, because published bytes never change. */
async function putOnce(store: Store, key: string, bytes: Uint8Array): Promise<void> {
  if (!(await createOrSame(store, key, bytes)))
    throw new Error(
      `${key} in ${store.where} has other contents: a published release never changes, build a new one`,
    )
}

async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values()
  const lane = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: width }, lane))
}

/** Signs the record that pages verify. Writes it beside `release.json` and replaces an earlier signature. */
async function signRelease({ release, source }: BuiltRelease, { store, sign }: Publishing): Promise<void> {
  const envelope = await sign(JSON.stringify(recordOf(release, sha256(source))))
  await store.replace(signatureKey(release), jsonBytes(envelope))
}

/**
 * Uploads a release. No upload replaces an existing file, and each file is read back and compared with its
 * hash. The signature is written after the files, and `release.json` last, so a release that has a
 * `release.json` is complete.
 * @returns false if the release was published already.
 */
export async function publish(built: BuiltRelease, context: Publishing): Promise<boolean> {
  const { store, progress, readBack = store.read } = context
  const { release, folder, source } = built
  const base = pathOf(release)
  const there = await store.read(`${base}release.json`)
  if (there && source.equals(there)) return false
  if (there) throw new Error(`${nameOf(release)} is published with other contents: build a new one`)
  const files = Object.entries(release.files)
  let done = 0
  await inParallel(files, 6, async ([file, { i }]) => {
    const bytes = await readFile(join(folder, file))
    if (sha384(bytes) !== i)
      throw new Error(`${join(folder, file)} does not match release.json: build it again`)
    await putOnce(store, base + file, bytes)
    const back = await readBack(base + file)
    if (!back || sha384(back) !== i)
      throw new Error(
        `${base}${file} came back ${back ? 'changed' : 'missing'}: look at the server in front of ${store.where}`,
      )
    progress?.step(`${++done}/${files.length} ${file}`)
  })
  await signRelease(built, context)
  // An interrupted publication can have written provenance already. `create` doesn't replace it, because this
  // machine's provenance would differ.
  if (context.provenance) await store.create(provenanceKey(release), jsonBytes(await context.provenance()))
  await putOnce(store, `${base}release.json`, source)
  return true
}

/**
 * Publishes a release. If it's published already but its current keys haven't signed it, checks its files and
 * signs it.
 */
export async function publishAndSign(
  built: BuiltRelease,
  keyring: Keyring,
  context: Publishing & { readonly progress: Progress },
): Promise<'published' | 'signed' | 'unchanged'> {
  const { release } = built
  const { store, progress } = context
  if (await publish(built, context)) return 'published'
  const found = await readPublished(store, release).catch(() => undefined)
  if (found && (await isReleaseTrusted(keyring, nameOf(release), found.entry))) return 'unchanged'
  await checkFiles(release, store.read, progress)
  await signRelease(built, context)
  return 'signed'
}
