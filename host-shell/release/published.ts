import { channelReleaseOf, pathOf } from './compose.ts'
import type { ChannelRelease, ReleaseDocument } from './document.ts'
import { parseEnvelope, parseJson, type Envelope } from './envelope.ts'
import { refOf, type Ref } from './ref.ts'
import { digestOf } from './releaseFolders.ts'
import { isReleaseDocument } from './releaseShape.ts'
import { isRecord } from './shapes.ts'
import type { Store } from './stores/store.ts'

/** A release as it lies in the store, not yet believed. */
export interface PublishedRelease {
  readonly release: ReleaseDocument
  readonly entry: ChannelRelease
  readonly envelope: Envelope
}

/** Reads a published release with its signature; throws with what to do when it is not complete. */
export async function readPublished(store: Store, ref: Ref): Promise<PublishedRelease> {
  const name = refOf(ref.remote, `${ref.version}-${ref.build}`)
  const base = pathOf(ref)
  const [source, signature] = await Promise.all(
    ['release.json', 'release.sig.json'].map(async (file) => {
      const bytes = await store.read(base + file)
      return bytes && new TextDecoder().decode(bytes)
    }),
  )
  if (source === undefined)
    throw new Error(`${name} is not in ${store.where}: publish it first (npm run release -- publish ${name})`)
  const release = parseJson(source)
  const signed = parseJson(signature ?? '')
  const envelope = isRecord(signed) ? parseEnvelope(JSON.stringify({ p: source, s: signed.s })) : undefined
  if (!isReleaseDocument(release) || pathOf(release) !== base || !envelope)
    throw new Error(`${base}release.json or its signature is damaged: run release doctor`)
  return { release, entry: channelReleaseOf(release, digestOf(source)), envelope }
}
