import { isDeepStrictEqual } from 'node:util'
import type { ChannelRelease, ReleaseDocument, ChannelDocument } from '../model/channelDocument.ts'
import { tryParseJson } from '../model/envelope.ts'
import { refOf, type Ref } from '../model/releaseRef.ts'
import { sha256, sha384 } from '../../build/hash.ts'
import { isReleaseDocument, parseSignedRelease } from '../model/releaseShape.ts'
import { pathOf } from './plans/compose.ts'
import type { Store } from './stores/store.ts'
import { Refused } from './plans/refused.ts'
import type { Progress } from './progress.ts'
import { isReleaseTrusted, type Keyring } from './keys/keyring.ts'
import { unsignedRelease } from './plans/describe.ts'

/** A release as the store has it, not verified. */
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
 * record belongs to another release.json.
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
  const release = tryParseJson(source)
  const digest = sha256(source)
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

/** Reads every file of a release back and compares it with its hash; throws at the first that differs. */
export async function checkFiles(
  release: ReleaseDocument,
  read: (key: string) => Promise<Uint8Array | undefined>,
  progress: Progress,
): Promise<number> {
  const files = Object.entries(release.files)
  for (const [at, [file, mark]] of files.entries()) {
    progress.step(`${at + 1}/${files.length} ${file}`)
    const bytes = await read(pathOf(release) + file)
    const hash = bytes && sha384(bytes)
    if (hash !== mark.i)
      throw new Refused(`${pathOf(release)}${file} is ${bytes ? 'damaged' : 'missing'}: do not promote it`)
  }
  progress.done()
  return files.length
}

/** The releases of a document that no page runs, because today's keys of their remote have not signed them. */
export async function unsignedReleases(keyring: Keyring, { releases }: ChannelDocument): Promise<string[]> {
  const trusted = isReleaseTrusted(keyring)
  const found = await Promise.all(
    Object.entries(releases).map(async ([ref, release]) => ((await trusted(ref, release)) ? [] : [ref])),
  )
  return found.flat()
}

/** Refuses a change that gives devices a release that no page runs; unchanged rules are not checked. */
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
      if (!same && !rule.roll?.paused && unsigned.includes(ref))
        throw new Refused(unsignedRelease(ref, remote))
    }
}
