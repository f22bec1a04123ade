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

/** Returns a release's short ref: `1.2.0-abcd`. */
export const shortRefOf = ({ version, build }: Ref): ShortRef => `${version}-${build}`

/** Returns a release's full ref: `weather@1.2.0-abcd`. */
export const nameOf = (release: Ref): ReleaseRef => refOf(release.remote, shortRefOf(release))

/** Returns a release's path below a base: `r/weather/1.2.0-abcd/`. */
export const pathOf = (release: Ref): string => `r/${release.remote}/${shortRefOf(release)}/`

/** File names of a language's `texts` and of its page titles. The capture group is the language. */
export const textsChunk = /^texts-([A-Za-z-]+?)-json\.js$/
export const titlesFile = /^titles-([A-Za-z-]+)\.json$/

/**
 * Returns the record that the release keys sign. Throws if `release.json` refers to a file that it lists no
 * hash for.
 */
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
 * Returns the start mode that a remote gets together with a release for everybody. Empty unless the release's
 * manifest has `boot: 'strict'`.
 */
export const bootOf = ({ boot }: Pick<ReleaseDocument, 'boot'>): Pick<ChannelRemote, 'boot'> =>
  boot ? { boot: { waitMs: 3000 } } : {}

/**
 * The default of the update check in open pages. `visible` is in seconds, and `settings --poll` changes it.
 */
export const firstPoll = { visible: 300, jitter: 0.3 } as const

/**
 * The days until a channel document expires. Devices reject an expired document, so nobody can replay an old
 * document for long (freeze attack).
 */
export const goodForDays = 14

/** Returns a channel's first document: it gives every passed release to everybody and has no fallbacks. */
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
 * Returns the document that a page embeds. It omits the fallbacks to stay small, and the shell's plan because
 * the page already contains a shell. It has no signatures, because the page trusts it like its own markup.
 * Its `seq` is one less than in the source document, so that the page accepts the full entry of the same
 * number, which has the fallbacks.
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
