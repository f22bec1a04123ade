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
import { refOf, type Ref, type ReleaseRef, type ShortRef } from '@companion/release-protocol/releaseRef'
import type { Envelope } from '@companion/release-protocol/envelope'
import { prune } from './edit.ts'

/** The short ref of a release: `1.2.0-abcd`. */
export const shortRefOf = ({ version, build }: Ref): ShortRef => `${version}-${build}`

/** The full ref of a release: `weather@1.2.0-abcd`. */
export const nameOf = (release: Ref): ReleaseRef => refOf(release.remote, shortRefOf(release))

/** The path of a release below a base. */
export const pathOf = (release: Ref): string => `r/${release.remote}/${shortRefOf(release)}/`

/** Files of a release with the texts, and the titles, of one language. */
export const textsChunk = /^texts-([A-Za-z-]+?)-json\.js$/
export const titlesFile = /^titles-([A-Za-z-]+)\.json$/

/** The signed record of a release; throws if release.json names a file without a hash. */
export function recordOf(release: ReleaseDocument, digest: ChannelRelease['rel']): ReleaseRecord {
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

/**
 * The start mode of a remote once everyone gets this release; empty unless its manifest has `boot: 'strict'`.
 */
export const bootOf = ({ boot }: Pick<ReleaseDocument, 'boot'>): Pick<ChannelRemote, 'boot'> =>
  boot ? { boot: { waitMs: 3000 } } : {}

/** Default interval (s) of the pages' update check; `settings --poll` changes it. */
export const firstPoll = { visible: 300, jitter: 0.3 } as const

/** Days until a channel document expires; devices reject expired ones (freeze attack). */
export const goodForDays = 14

/** A channel's first document: every given release for everyone, no history. */
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
 * The embedded document: the releases that everyone gets. Small, because it omits fallbacks and the shell,
 * which the page has already. The page trusts it as part of itself. Its `seq` is one less than that of its
 * source, so that the page accepts the full entry with all fallbacks.
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
