import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256, sha384 } from '../../build/hash.ts'
import { type Envelope, tryParseJson } from '../model/envelope.ts'
import { refOf } from '../model/releaseRef.ts'
import type { ReleaseDocument } from '../model/channelDocument.ts'
import { isReleaseDocument } from '../model/releaseShape.ts'
import { pathOf, recordOf, shortRefOf } from './plans/compose.ts'
import { signatureKey } from './published.ts'
import type { Store } from './stores/store.ts'

/** A release on disk, with the digest of its release.json. */
export interface BuiltRelease {
  readonly folder: string
  readonly release: ReleaseDocument
  readonly digest: string
}

/** Reads one built release; throws with what to do when release.json is missing or malformed. */
export async function readRelease(folder: string): Promise<BuiltRelease> {
  const source = await readFile(join(folder, 'release.json'), 'utf8').catch(() => {
    throw new Error(`${folder} has no release.json: build it first (npm run release -- build <remote>)`)
  })
  const release = tryParseJson(source)
  if (!isReleaseDocument(release))
    throw new Error(`${join(folder, 'release.json')} is not a release document`)
  return { folder, release, digest: sha256(source) }
}

/** What publishing needs. */
export interface Publishing {
  readonly store: Store
  readonly sign: (payload: string) => Promise<Envelope>
  /** Reads a file back; through the public address where there is one, else from the store. */
  readonly readBack?: (key: string) => Promise<Uint8Array | undefined>
  readonly progress?: (done: number, all: number, file: string) => void
}

/** Writes a file under a new key, or finds the same bytes there. Published bytes never change. */
async function putOnce(store: Store, key: string, bytes: Uint8Array): Promise<void> {
  if (await store.create(key, bytes)) return
  const there = await store.read(key)
  if (there && Buffer.from(there).equals(bytes)) return
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

/** Whether this very release is complete in the store. */
async function isPublished(store: Store, { release, digest }: BuiltRelease): Promise<boolean> {
  const there = await store.read(`${pathOf(release)}release.json`)
  if (there && sha256(there) !== digest)
    throw new Error(
      `${refOf(release.remote, shortRefOf(release))} is published with other contents: build a new one`,
    )
  return there !== undefined
}

/** Signs what pages check of a release, and puts it beside release.json; over an earlier signature as well. */
export async function signRelease(
  { release, digest }: Pick<BuiltRelease, 'release' | 'digest'>,
  { store, sign }: Pick<Publishing, 'store' | 'sign'>,
): Promise<void> {
  const envelope = await sign(JSON.stringify(recordOf(release, digest)))
  await store.replace(signatureKey(release), new TextEncoder().encode(JSON.stringify(envelope)))
}

/**
 * Uploads a release: all its files create-only, each read back and compared with its hash, then the
 * signature, and release.json last, so that a release that can be seen is complete.
 * @returns false when it was there already.
 */
export async function publish(built: BuiltRelease, context: Publishing): Promise<boolean> {
  const { store, progress } = context
  const { release, folder } = built
  if (await isPublished(store, built)) return false
  const base = pathOf(release)
  const files = Object.entries(release.files)
  let done = 0
  await inParallel(files, 6, async ([file, mark]) => {
    const bytes = await readFile(join(folder, file))
    if (sha384(bytes) !== mark.i)
      throw new Error(`${join(folder, file)} does not match release.json: build it again`)
    await putOnce(store, base + file, bytes)
    const back = await (context.readBack ?? store.read)(base + file)
    if (!back || sha384(back) !== mark.i)
      throw new Error(
        `${base}${file} came back ${back ? 'changed' : 'missing'}: look at the server in front of ${store.where}`,
      )
    progress?.(++done, files.length, file)
  })
  const source = await readFile(join(folder, 'release.json'), 'utf8')
  await signRelease(built, context)
  await putOnce(store, `${base}release.json`, new TextEncoder().encode(source))
  return true
}
