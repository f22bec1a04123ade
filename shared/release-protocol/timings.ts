/*
 * All times and counts of live updates. Times are in milliseconds. `shared/kit/limits.ts` has the timeouts of
 * single requests.
 */

/** Timings of live updates. A deployment may override them in the page's data (`live`). */
export interface Timings {
  /** The user is idle after this time without a touch or a key press. */
  readonly idle: number
  /** A release is good once it has been shown for this long without an error. */
  readonly settled: number
  /** Trial period of a release after a swap. The first error in it rolls the release back. */
  readonly trial: number
  /** Maximum delay of an urgent swap while the user is typing or paying. */
  readonly urgent: number
  /** Minimum time between a device's requests for the channel document, whatever the reason. */
  readonly betweenLooks: number
  /** Pauses between attempts to load a remote: the first pause, which doubles each time, and the longest. */
  readonly retry: readonly [first: number, longest: number]
  /** Poll interval while a remote is being developed; overrides the channel document's. */
  readonly poll?: number
}

export const defaultTimings: Timings = {
  idle: 10_000,
  settled: 5000,
  trial: 30_000,
  urgent: 30_000,
  betweenLooks: 60_000,
  retry: [2000, 60_000],
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How often a waiting swap checks whether it can happen. */
export const swapCheck = 250
/**
 * The live-update code is fetched after the first screen, or after `liveUpdatesLatest` if that's earlier. If
 * the fetch fails, it's repeated after `liveUpdatesAgain`.
 */
export const liveUpdatesLatest = 4000
export const liveUpdatesAgain = 20_000
/** Events are collected for this long before a report is sent. When the user leaves, it's sent at once. */
export const reportAfter = 10_000
/** Lengths of a release's first, second and any later quarantine. */
export const quarantineTimes = [hour, 6 * hour, day] as const
/** Two unfinished starts within this time are treated as a crash of the web view. */
export const crashWindow = 10 * minute
/** For this long after a failure, the device tries the failed host last. */
export const passedOverFor = 10 * minute
/** A `strict` remote waits for the server's channel document if the known one is older than this. */
export const strictFresh = day
/** For this long after its expiry, a channel document can still start `strict` remotes. */
export const strictGrace = 7 * day
/** Minimum times between requests for root documents: usually, and after a signature by unknown keys. */
export const rootsDaily = day
export const rootsAfterUnknownKeys = 10 * minute
/** Minimum poll interval, even if the channel document has a shorter one. */
export const shortestPoll = 5000

/**
 * The number of good releases that a device stores per remote, and of channel documents that a page keeps in
 * memory in addition to the embedded one.
 */
export const rememberedGood = 3
export const rememberedDocuments = 3
/** Releases of one remote in memory: the active one, and another for a rollback or a swap. */
export const releasesInMemory = 2
/** Number of swaps before a page reloads, because webpack can't unload the 60–200 kB of each. */
export const swapsBeforeReload = 8

/** Returns a document's dates of signing and expiry in ISO 8601. `days` is its lifetime. */
export const datesFrom = (now: Date, days: number): { readonly at: string; readonly exp: string } => ({
  at: now.toISOString(),
  exp: new Date(now.getTime() + days * day).toISOString(),
})
