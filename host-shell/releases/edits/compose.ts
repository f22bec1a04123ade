import type {
  ChannelDocument,
  ChannelRelease,
  ChannelRemote,
  FileIntegrity,
  ReleaseRecord,
} from '@companion/release-protocol/channelDocument'
import type { ReleaseDocument } from '@companion/release-protocol/releaseDocument'
import { shellName } from '@companion/release-protocol/shellRelease'
import { datesFrom } from '@companion/release-protocol/timings'
import { refOf, type Ref } from '@companion/release-protocol/releaseRef'
import type { Envelope } from '@companion/release-protocol/envelope'
import { prune } from './edit.ts'

/** The short ref of a release: `1.2.0-abcd`. */
export const shortRefOf = ({ version, build }: Ref): string => `${version}-${build}`

/** The full ref of a release: `weather@1.2.0-abcd`. */
export const nameOf = (release: Ref): string => refOf(release.remote, shortRefOf(release))

/** Where a release lies below a base. */
export const pathOf = (release: Ref): string => `r/${release.remote}/${shortRefOf(release)}/`

/** The words of a language, and the titles in it alone, among the files of a release. */
export const textsChunk = /^texts-([A-Za-z-]+?)-json\.js$/
export const titlesFile = /^titles-([A-Za-z-]+)\.json$/

/** What is signed of a release; throws when release.json names a file it does not list. */
export function recordOf(release: ReleaseDocument, digest: string): ReleaseRecord {
  const mark = (file: string): FileIntegrity => {
    const found = release.files[file]
    if (!found) throw new Error(`${pathOf(release)}release.json names ${file} but lists no hash for it`)
    return [file, found.i]
  }
  const english = (name: RegExp): Readonly<Record<string, FileIntegrity>> => {
    const found = Object.keys(release.files).find((file) => name.exec(file)?.[1] === 'en')
    return found ? { en: mark(found) } : {}
  }
  return {
    path: pathOf(release),
    rel: digest,
    mf: release.mf.name,
    entry: mark(release.mf.entry),
    hot: Object.fromEntries(
      Object.entries(release.exposes).map(([name, { js, css }]) => [name, [...js, ...css].map(mark)]),
    ),
    texts: english(textsChunk),
    languages: mark(release.languages),
    titles: mark(release.titles),
    titlesIn: english(titlesFile),
    needs: release.needs,
    routes: release.routes,
  }
}

/** How devices start a remote once everybody gets this release; empty unless its manifest has `boot: 'strict'`. */
export const bootOf = ({ boot }: Pick<ReleaseDocument, 'boot'>): Pick<ChannelRemote, 'boot'> =>
  boot ? { boot: { waitMs: 3000 } } : {}

/** How often pages look for a newer document until `settings --poll` says otherwise. */
export const firstPoll = { visible: 300, jitter: 0.3 } as const

/** Days until a channel document expires; devices accept no expired one (freeze attack). */
export const goodForDays = 14

/** A channel's very first document: every given release for everybody, no history. */
export function firstDocument(
  channel: string,
  releases: readonly { readonly release: ReleaseDocument; readonly entry: ChannelRelease }[],
  now: Date,
): ChannelDocument {
  return {
    t: 'channel',
    channel,
    epoch: 1,
    seq: 1,
    ...datesFrom(now, goodForDays),
    prev: '',
    by: 'release',
    why: 'first releases',
    bases: [],
    poll: firstPoll,
    remotes: Object.fromEntries(
      releases.map(({ release }) => [
        release.remote,
        { rules: [{ id: 'base', use: shortRefOf(release) }], fallback: [], ...bootOf(release) },
      ]),
    ),
    releases: Object.fromEntries(releases.map(({ release, entry }) => [nameOf(release), entry])),
    revoked: [],
    floor: {},
    shell: { min: '0.0.0' },
  }
}

/**
 * The embedded document: the releases that everybody gets, without earlier ones, so that it stays small, and without a
 * shell, which the page has. The page trusts
 * it as part of itself. It counts as older than the entry it is made from, so that the page accepts the whole entry with
 * all its fallbacks.
 */
export function embeddedDocument(document: ChannelDocument, root: Envelope): string {
  const remotes = Object.fromEntries(
    Object.entries(document.remotes)
      .filter(([remote]) => remote !== shellName)
      .map(([remote, plan]) => [remote, { ...plan, fallback: [] }]),
  )
  const embedded = prune({ ...document, seq: Math.max(0, document.seq - 1), remotes })
  return JSON.stringify({ p: JSON.stringify(embedded), s: [], root })
}
