import { isDeepStrictEqual } from 'node:util'
import { tryParseJson } from '@companion/shared/platform/json'
import { sha256, sha384 } from './stores/hash.ts'
import { type ChannelDocument, type ChannelRelease } from '@companion/release-protocol/channelDocument'
import { parseSignedRelease } from '@companion/release-protocol/signedRelease'
import { type ReleaseDocument, isReleaseDocument } from '@companion/release-protocol/releaseDocument'
import { refOf, type Ref, type ReleaseRef } from '@companion/release-protocol/releaseRef'
import { isReleaseTrusted, type Keyring } from './keys/keyring.ts'
import { nameOf, pathOf } from './edits/compose.ts'
import { unsignedRelease } from './edits/describe.ts'
import { releasesIn } from './edits/edit.ts'
import { UsageError } from './edits/usageError.ts'
import type { Store } from './stores/store.ts'

export interface Progress {
  readonly step: (text: string) => void
  readonly done: () => void
}

/** A release that was read from the store, unverified. */
export interface PublishedRelease {
  readonly release: ReleaseDocument
  /** The entry that a channel document contains for it, with the current signatures. */
  readonly entry: ChannelRelease
}

/** Returns the store key of a release's signed record. */
export const signatureKey = (release: Ref): string => `${pathOf(release)}release.sig.json`

/** Returns the store key of a release's provenance. */
export const provenanceKey = (release: Ref): string => `${pathOf(release)}provenance.json`

/**
 * Reads a published release with its signed record. Throws with a remedy if the release is incomplete, or if
 * the record was signed for another `release.json`.
 */
export async function readPublished(store: Store, ref: Ref): Promise<PublishedRelease> {
  const base = pathOf(ref)
  const [source, signed] = await Promise.all(
    [`${base}release.json`, signatureKey(ref)].map(async (key) => {
      const bytes = await store.read(key)
      return bytes && new TextDecoder().decode(bytes)
    }),
  )
  const name = nameOf(ref)
  if (source === undefined)
    throw new Error(`${name} is not in ${store.where}: publish it first (npm run release -- publish ${name})`)
  const release = tryParseJson(source)
  if (!isReleaseDocument(release) || pathOf(release) !== base)
    throw new Error(`${base}release.json is damaged: build and publish a new release`)
  const entry = parseSignedRelease(signed ?? '')
  const again = 'publish it again where it was built'
  if (!entry) throw new Error(`${signatureKey(ref)} is ${signed ? 'damaged' : 'missing'}: ${again}`)
  if (entry.rel !== sha256(source) || entry.path !== base)
    throw new Error(`${signatureKey(ref)} speaks of another release.json: ${again}`)
  return { release, entry }
}

/**
 * Reads a published release. Throws if its remote's current keys haven't signed it, because no page would run
 * it.
 */
export async function readTrusted(store: Store, keyring: Keyring, ref: Ref): Promise<PublishedRelease> {
  const name = nameOf(ref)
  const found = await readPublished(store, ref)
  if (await isReleaseTrusted(keyring, name, found.entry)) return found
  throw new UsageError(unsignedRelease(name))
}

/**
 * Reads every file of a release and compares it with its hash. Throws at the first mismatch. Returns the
 * number of files.
 */
export async function checkFiles(
  release: ReleaseDocument,
  read: Store['read'],
  progress: Progress,
): Promise<number> {
  const files = Object.entries(release.files)
  for (const [at, [file, { i }]] of files.entries()) {
    progress.step(`${at + 1}/${files.length} ${file}`)
    const key = pathOf(release) + file
    const bytes = await read(key)
    if (!bytes || sha384(bytes) !== i)
      throw new UsageError(`${key} is ${bytes ? 'damaged' : 'missing'}: do not promote it`)
  }
  progress.done()
  return files.length
}

/** Returns the releases in a document that their remote's current keys haven't signed. No page runs them. */
export async function unsignedReleases(keyring: Keyring, document: ChannelDocument): Promise<ReleaseRef[]> {
  const found = await Promise.all(
    releasesIn(document).map(async ([ref, release]) =>
      (await isReleaseTrusted(keyring, ref, release)) ? [] : [ref],
    ),
  )
  return found.flat()
}

/**
 * Throws if a change offers devices a release that no page runs. Unchanged rules and paused rollouts aren't
 * checked, so that such a release blocks neither a pause nor changes to other remotes.
 */
export async function refuseUnsigned(
  keyring: Keyring,
  before: ChannelDocument,
  after: ChannelDocument,
): Promise<void> {
  const unsigned = await unsignedReleases(keyring, after)
  for (const [remote, { rules }] of Object.entries(after.remotes))
    for (const rule of rules) {
      const ref = refOf(remote, rule.use)
      const same = before.remotes[remote]?.rules.some((other) => isDeepStrictEqual(other, rule))
      if (!same && !rule.roll?.paused && unsigned.includes(ref)) throw new UsageError(unsignedRelease(ref))
    }
}
