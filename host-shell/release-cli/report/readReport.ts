import { contract } from '@companion/bridge-contract'
import { tryParseJson } from '@companion/shared/platform/json'
import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import { isReleaseDocument, type ReleaseDocument } from '@companion/release-protocol/releaseDocument'
import { compareVersions } from '@companion/release-protocol/version'
import type { ReleaseRef } from '@companion/release-protocol/releaseRef'
import { readHead, readLog, type LogEntry } from '@companion/releases/channelLog'
import { allCaps, offersOf } from '../fleet.ts'
import type { HealthSource } from '../health/sources.ts'
import type { Keyring } from '@companion/releases/keys/keyring'
import { nameOf } from '@companion/releases/edits/compose'
import { changedLines, documentLines } from '@companion/releases/edits/describe'
import { releasesIn } from '@companion/releases/edits/edit'
import { UsageError } from '@companion/releases/edits/usageError'
import { unsignedReleases } from '@companion/releases/published'
import type { Store } from '@companion/releases/stores/store'
import { sharesOf, type PageOffers, type Share } from './audience.ts'
import { nextSteps, type NextStep } from './nextSteps.ts'
import { reportedBrands, type ReportedBrand } from './reportedBrands.ts'
import { readHealth, type RemoteHealth } from './readHealth.ts'

/** A change of a channel: author, time, reason, and the removed (`-`) and added (`+`) lines. */
interface LogRow {
  readonly seq: number
  readonly at: string
  readonly by: string
  readonly why: string
  readonly changes: readonly string[]
}

/** The shares of releases at one time, for a device that matches no condition. */
export interface SharesAt {
  readonly at: string
  readonly shares: readonly Share[]
}

export interface ChannelReport {
  /** The channel's newest document without releases that no page runs. `unsigned` lists those. */
  readonly document: ChannelDocument
  /** The releases that their remote's current keys haven't signed. */
  readonly unsigned: readonly string[]
  /** The log, newest entry first, at most `maxLogRows` entries. */
  readonly log: readonly LogRow[]
  /** The total number of the channel's entries. */
  readonly changes: number
  /** Remote → its shares at the times when they changed, over the entries of `log`, oldest first. */
  readonly history: Readonly<Record<string, readonly SharesAt[]>>
  readonly next: Readonly<Record<string, readonly NextStep[]>>
}

/** Facts about a published release. */
export interface PublishedFacts extends Pick<ReleaseDocument, 'version' | 'needs'> {
  readonly ref: ReleaseRef
  readonly at: string
  /** File → its size in bytes, uncompressed. */
  readonly files: Readonly<Record<string, number>>
  readonly routes: readonly string[]
}

/** All data of the report. It's embedded in the HTML as JSON. */
export interface ReportData {
  readonly at: string
  readonly brands: readonly ReportedBrand[]
  readonly offers: PageOffers
  readonly channels: readonly ChannelReport[]
  /** Remote → the health of its releases. Empty without a source. */
  readonly health: Readonly<Record<string, RemoteHealth>>
  /** The reason why the source gave no numbers. */
  readonly noHealth?: string
  /** The published releases, newest version first. */
  readonly releases: readonly PublishedFacts[]
}

/** The maximum number of log entries in a report, chosen by us. */
const maxLogRows = 200

function rowsOf(log: readonly LogEntry[]): LogRow[] {
  const all = log.map(({ document }) => ({ document, lines: documentLines(document) }))
  return all.map(({ document: { seq, at, by, why }, lines }, index) => {
    const before = all[index - 1]?.lines
    // The first row has no changes if older entries are cut off, because its predecessor isn't in `log`.
    return { seq, at, by, why, changes: before ? changedLines(before, lines) : [] }
  })
}

const plainDevice = { brand: '', os: 'android', app: '', id: '' } as const

function historyOf(log: readonly LogEntry[], remote: string, { app }: PageOffers): SharesAt[] {
  const points = log
    .filter(({ document }) => document.remotes[remote])
    .map(({ document }) => ({ at: document.at, shares: sharesOf(document, remote, plainDevice, app) }))
  const key = (point: SharesAt | undefined) => JSON.stringify(point?.shares)
  return points.filter((point, at) => key(point) !== key(points[at - 1]))
}

async function channelReport(
  store: Store,
  head: LogEntry,
  published: readonly PublishedFacts[],
  offers: PageOffers,
  keyring: Keyring | undefined,
): Promise<ChannelReport> {
  const { document } = head
  const unsigned = keyring ? await unsignedReleases(keyring, document) : []
  const releases = releasesIn(document).filter(([ref]) => !unsigned.includes(ref))
  const signed = { ...document, releases: Object.fromEntries(releases) }
  const log = await readLog(store, document.channel)
  const shown = log.slice(-maxLogRows)
  const remotes = Object.keys(document.remotes)
  const refs = published.map(({ ref }) => ref)
  return {
    document: signed,
    unsigned,
    log: rowsOf(shown).toReversed(),
    changes: log.length,
    history: Object.fromEntries(remotes.map((remote) => [remote, historyOf(shown, remote, offers)])),
    next: Object.fromEntries(remotes.map((remote) => [remote, nextSteps(document, remote, refs)])),
  }
}

async function readFacts(store: Store, key: string): Promise<PublishedFacts | undefined> {
  const bytes = await store.read(key)
  const release = bytes && tryParseJson(new TextDecoder().decode(bytes))
  if (!isReleaseDocument(release)) return undefined
  const { version, needs, files, routes } = release
  const at = await store.writtenAt(key)
  return {
    ref: nameOf(release),
    at: at?.toISOString() ?? '',
    version,
    needs,
    files: Object.fromEntries(Object.entries(files).map(([file, { n }]) => [file, n])),
    routes: routes.map(({ path }) => path),
  }
}

/** Reads the published releases, newest version first. `doctor` reports unreadable ones. */
async function readReleases(store: Store): Promise<PublishedFacts[]> {
  const keys = (await store.list('r/')).filter((key) => key.endsWith('/release.json'))
  const facts = await Promise.all(keys.map((key) => readFacts(store, key)))
  return facts
    .filter((one) => one !== undefined)
    .toSorted((a, b) => compareVersions(b.version, a.version) || (a.at < b.at ? 1 : -1))
}

/** The input of the report apart from the store. */
interface Sources {
  /** The keys that show which releases no page runs. Without them, no signatures are checked. */
  readonly keyring?: Keyring | undefined
  readonly health?: HealthSource | undefined
}

/** Reads each remote's health numbers. If the source is unavailable, returns the reason instead. */
async function readAllHealth(
  source: HealthSource | undefined,
  remotes: readonly string[],
): Promise<Pick<ReportData, 'health' | 'noHealth'>> {
  if (!source) return { health: {} }
  try {
    const found = []
    for (const remote of remotes) found.push([remote, await readHealth(source, remote)] as const)
    return { health: Object.fromEntries(found) }
  } catch (failure) {
    if (!(failure instanceof UsageError)) throw failure
    return { health: {}, noHealth: failure.message }
  }
}

/** Reads the report's data from a store's public files. Throws with the key if a log entry is unreadable. */
export async function readReport(
  store: Store,
  now: Date,
  { keyring, health }: Sources = {},
): Promise<ReportData> {
  const offers = { app: offersOf(contract.version, allCaps), browser: offersOf(null, []) }
  const names = (await store.list('c/')).flatMap((key) => /^c\/([\w-]+)\.json$/.exec(key)?.[1] ?? [])
  const heads = await Promise.all(names.map((name) => readHead(store, name)))
  const releases = await readReleases(store)
  const channels = await Promise.all(
    heads
      .filter((head) => head !== undefined)
      .map((head) => channelReport(store, head, releases, offers, keyring)),
  )
  const remotes = [...new Set(channels.flatMap(({ document }) => Object.keys(document.remotes)))]
  return {
    at: now.toISOString(),
    brands: reportedBrands(),
    offers,
    channels,
    ...(await readAllHealth(health, remotes)),
    releases,
  }
}
