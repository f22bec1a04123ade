/*
 * Every time and count of live releases. Times are in milliseconds. How long the page waits for an answer stands in
 * `shared/limits.ts`.
 */

/** The rhythm of live releases; a deployment may set others in the page's data (`live`). */
export interface Timings {
  /** Without touch or key for so long, the user is idle. */
  readonly idle: number
  /** A release that has been on the page this long without an error is good. */
  readonly settled: number
  /** A release that came by a swap is on trial this long: the first error rolls it back. */
  readonly trial: number
  /** An urgent swap waits this long for someone typing or paying. */
  readonly urgent: number
  /** Checks for news after a route change lie at least this far apart. */
  readonly betweenLooks: number
  /** Between tries for a remote that could not be loaded: the first pause, and the longest it doubles up to. */
  readonly retry: readonly [first: number, longest: number]
  /** A page that is seen checks this often, whatever the document says: for developers of a remote. */
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

/** How often a waiting swap looks whether its moment has come. */
export const swapCheck = 250
/** The code of live updates is fetched after the first screen, or after this long; when that failed, again after this. */
export const liveUpdatesLatest = 4000
export const liveUpdatesAgain = 20_000
/** How long a release is in quarantine the first, second and any further time it fails. */
export const quarantineTimes = [hour, 6 * hour, day] as const
/** Two starts within this time that ended in silence look like a crash. */
export const crashWindow = 10 * minute
/** How long a document may be out of date before a remote of the policy `strict` is not started from it. */
export const strictGrace = 7 * day
/** Root documents are asked for at most this often: of oneself, and after a signature by unknown keys. */
export const rootsDaily = day
export const rootsAfterUnknownKeys = 10 * minute
/** No page checks for news more often than this, whatever the document says. */
export const shortestPoll = 5000

/** Good releases a device remembers per remote, and documents a page keeps besides its own. */
export const rememberedGood = 3
export const rememberedDocuments = 3
/** Releases of one remote in memory: the one on show and one to go back or on to. */
export const releasesInMemory = 2
/** Swaps a page takes before it is loaded afresh: each leaves some 60–200 kB behind that webpack cannot unload. */
export const swapsBeforeReload = 8
