import { pathOf } from './compose.ts'
import type { ChannelRelease, ReleaseDocument } from '../model/channelDocument.ts'
import { parseJson } from '../model/envelope.ts'
import { refOf, type Ref } from '../model/releaseRef.ts'
import { digestOf } from './releaseFolders.ts'
import { isReleaseDocument } from '../model/releaseShape.ts'
import { parseSignedRelease } from '../model/signedRelease.ts'
import type { Store } from './stores/store.ts'

/** A release as it lies in the store, not yet believed. */
export interface PublishedRelease {
  readonly release: ReleaseDocument
  readonly digest: string
  /** What channels carry of it, with its signatures as they are now. */
  readonly entry: ChannelRelease
}

/** Key of a release's signed record. */
export const signatureKey = (release: Parameters<typeof pathOf>[0]): string =>
  `${pathOf(release)}release.sig.json`

/**
 * Reads a published release with its signed record; throws with what to do when it is not complete, or when the
 * record speaks of another release.json.
 */
export async function readPublished(store: Store, ref: Ref): Promise<PublishedRelease> {
  const name = refOf(ref.remote, `${ref.version}-${ref.build}`)
  const base = pathOf(ref)
  const [source, signed] = await Promise.all(
    [`${base}release.json`, signatureKey(ref)].map(async (key) => {
      const bytes = await store.read(key)
      return bytes && new TextDecoder().decode(bytes)
    }),
  )
  if (source === undefined)
    throw new Error(`${name} is not in ${store.where}: publish it first (npm run release -- publish ${name})`)
  const release = parseJson(source)
  const digest = digestOf(source)
  if (!isReleaseDocument(release) || pathOf(release) !== base)
    throw new Error(`${base}release.json is damaged: build and publish a new release`)
  const entry = parseSignedRelease(signed ?? '')
  if (!entry)
    throw new Error(
      `${signatureKey(ref)} is ${signed ? 'damaged' : 'missing'}: publish it again where it was built`,
    )
  if (entry.rel !== digest || entry.path !== base)
    throw new Error(
      `${signatureKey(ref)} speaks of another release.json: publish it again where it was built`,
    )
  return { release, digest, entry }
}
