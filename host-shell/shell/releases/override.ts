import { fetchText } from '../boot/fetchText.ts'
import type { KnownDocument, KnownRelease } from '@companion/release-protocol/channelDocument'
import { parseSignedRelease } from '@companion/release-protocol/signedRelease'
import { isReleaseSigned } from '@companion/release-protocol/verifySignature'
import {
  parseRef,
  refOf,
  remoteOf,
  type Ref,
  type ReleaseRef,
  type ShortRef,
  shortOf,
} from '@companion/release-protocol/releaseRef'
import { shellName } from '@companion/release-protocol/shellRelease'
import { badgeText, runningNow, showBadge } from './badge.ts'
import { newestDocument, updateSelection, type ReleaseState, type Trust } from './releaseState.ts'

/**
 * Returns the releases that a tester requests with `?release=weather@1.2.0-abcd,pay@…`. The parameter
 * contains names and never URLs.
 */
export const requestedReleases = (query: string): Ref[] =>
  (new URLSearchParams(query).get('release') ?? '').split(',').flatMap((text) => parseRef(text.trim()) ?? [])

const nameOf = ({ remote, version, build }: Ref): ReleaseRef => refOf(remote, `${version}-${build}`)

/**
 * Fetches a published release that no document lists. Returns undefined unless it's signed with its remote's
 * own keys.
 */
async function fetchSigned(ref: Ref, { subtle, root }: Trust): Promise<KnownRelease | undefined> {
  const short: ShortRef = `${ref.version}-${ref.build}`
  if (!subtle || !root) return undefined
  const { addressesOf } = await import(/* webpackChunkName: "mirrors" */ '../federation/mirrors.ts')
  for (const url of addressesOf(`r/${ref.remote}/${short}/release.sig.json`)) {
    const release = parseSignedRelease((await fetchText(url)) ?? '')
    if (release && (await isReleaseSigned(subtle, root, refOf(ref.remote, short), release))) return release
  }
  return undefined
}

/**
 * Returns the requested releases that are signed, as ref → release. Revocation, minimum versions and
 * compatibility still apply to them.
 */
async function findOverride(
  asked: readonly Ref[],
  documents: readonly KnownDocument[],
  trust: Trust,
): Promise<ReadonlyMap<ReleaseRef, KnownRelease>> {
  const given = new Map<ReleaseRef, KnownRelease>()
  for (const ref of asked) {
    const name = nameOf(ref)
    const known = documents.map(({ releases }) => releases[name]).find((found) => found)
    const release = known ?? (await fetchSigned(ref, trust).catch(() => undefined))
    if (release) given.set(name, release)
  }
  return given
}

export const overlayOf =
  (given: ReadonlyMap<ReleaseRef, KnownRelease>) =>
  (document: KnownDocument): KnownDocument => {
    if (!given.size) return document
    const remotes = { ...document.remotes }
    for (const name of given.keys()) {
      const remote = remoteOf(name)
      const plan = remotes[remote] ?? { rules: [], fallback: [] }
      remotes[remote] = { ...plan, rules: [{ id: 'tester', use: shortOf(name) }, ...plan.rules] }
    }
    return { ...document, remotes, releases: { ...document.releases, ...Object.fromEntries(given) } }
  }

/** Applies the releases listed in the URL, if they're signed and the channel allows it. */
export async function applyOverride(
  win: Window,
  releases: ReleaseState,
  allowed: (document: KnownDocument) => boolean,
): Promise<void> {
  const asked = requestedReleases(win.location.search)
  if (!asked.length) return
  const isOpen = () => allowed(newestDocument(releases))
  // A requested shell is ignored, because the head script has already run, and it starts only shells that the
  // channel selects (`shellUpdater.ts`).
  const isShell = (ref: ReleaseRef) => remoteOf(ref) === shellName
  const given = asked.filter((ref) => !isShell(nameOf(ref)))
  const found = isOpen()
    ? await findOverride(given, releases.documents, releases.trust)
    : new Map<ReleaseRef, never>()
  const overlay = overlayOf(found)
  releases.overlay = (document) => (allowed(document) ? overlay(document) : document)
  updateSelection(releases)
  showBadge(win.document, () =>
    badgeText(asked.map(nameOf), runningNow, (ref) => {
      if (!isOpen()) return ': not open to this device'
      return isShell(ref) ? ': an address chooses no shell' : ''
    }),
  )
}
