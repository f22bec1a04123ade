/*
 * All times and counts of live releases. Times are in milliseconds. Limits of single requests are in
 * `shared/kit/limits.ts`.
 */

/** Timings of live releases; a deployment may override them in the page's data (`live`). */
export interface Timings {
  /** The user is idle after this long without touch or key. */
  readonly idle: number
  /** A release is good after this long on the page without an error. */
  readonly settled: number
  /** Trial period of a release after a swap: the first error rolls it back. */
  readonly trial: number
  /** Maximum delay of an urgent swap while the user is typing or paying. */
  readonly urgent: number
  /** Minimum time between requests for the release document on a device, for any purpose. */
  readonly betweenLooks: number
  /** Pauses between attempts to load a remote: the first, and the maximum of the doubling. */
  readonly retry: readonly [first: number, longest: number]
  /** Poll interval for a remote's developers; overrides the document's. */
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

/** Interval at which a waiting swap checks whether it may happen. */
export const swapCheck = 250
/**
 * The live-update code is fetched after the first screen, or after this long; after a failure, again after
 * the second time.
 */
export const liveUpdatesLatest = 4000
export const liveUpdatesAgain = 20_000
/** Events are collected for this long before a report is sent; leaving the page sends it at once. */
export const reportAfter = 10_000
/** Length of a release's first, second and any later quarantine. */
export const quarantineTimes = [hour, 6 * hour, day] as const
/** Two unfinished starts within this time count as a crash. */
export const crashWindow = 10 * minute
/** How long a failed host goes last on a device. */
export const passedOverFor = 10 * minute
/**
 * A `strict` remote starts at once if the document was signed within this time; otherwise it waits for the
 * server's.
 */
export const strictFresh = day
/** Grace period in which an expired document still starts `strict` remotes. */
export const strictGrace = 7 * day
/** Minimum time between requests for root documents: regularly, and after a signature by unknown keys. */
export const rootsDaily = day
export const rootsAfterUnknownKeys = 10 * minute
/** Minimum poll interval, whatever the document says. */
export const shortestPoll = 5000

/**
 * Number of good releases that a device remembers per remote, and of documents that a page keeps besides its
 * own.
 */
export const rememberedGood = 3
export const rememberedDocuments = 3
/** Releases of one remote in memory: the active one, and one for a rollback or swap. */
export const releasesInMemory = 2
/** Swaps before a page is reloaded: each leaks 60–200 kB that webpack cannot unload. */
export const swapsBeforeReload = 8

/** A document's creation and expiry dates. */
export const datesFrom = (now: Date, days: number): { readonly at: string; readonly exp: string } => ({
  at: now.toISOString(),
  exp: new Date(now.getTime() + days * day).toISOString(),
})
