/*
 * Every time and count of live releases. Times are in milliseconds. Limits of single requests are in
 * `shared/kit/limits.ts`.
 */

/** Timings of live releases; a deployment may set others in the page's data (`live`). */
export interface Timings {
  /** Without touch or key for so long, the user is idle. */
  readonly idle: number
  /** A release that has been on the page this long without an error is good. */
  readonly settled: number
  /** A release that came by a swap is on trial this long: the first error rolls it back. */
  readonly trial: number
  /** An urgent swap waits this long for someone typing or paying. */
  readonly urgent: number
  /** Least time between requests for the release document on a device, whatever its pages want it for. */
  readonly betweenLooks: number
  /** Between tries for a remote that could not be loaded: the first pause, and the longest it doubles up to. */
  readonly retry: readonly [first: number, longest: number]
  /** Interval of polls instead of the document's, for developers of a remote. */
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

/** How often a waiting swap checks whether it may happen. */
export const swapCheck = 250
/** The code of live updates is fetched after the first screen, or after this long; when that failed, again after this. */
export const liveUpdatesLatest = 4000
export const liveUpdatesAgain = 20_000
/** What happens is collected this long before a report of it is sent; a page that is left sends at once. */
export const reportAfter = 10_000
/** Length of a release's first, second and any further quarantine. */
export const quarantineTimes = [hour, 6 * hour, day] as const
/** Two starts within this time that never ended count as a crash. */
export const crashWindow = 10 * minute
/** How long a device asks a host last where it had no luck. */
export const passedOverFor = 10 * minute
/** A remote of the policy `strict` starts at once from a document that was signed this long ago, else it waits for news. */
export const strictFresh = day
/** How long after its expiry a document still starts remotes of the policy `strict`. */
export const strictGrace = 7 * day
/** Least time between requests for root documents: regularly, and after a signature by unknown keys. */
export const rootsDaily = day
export const rootsAfterUnknownKeys = 10 * minute
/** Shortest interval of polls, whatever the document says. */
export const shortestPoll = 5000

/** Good releases a device remembers per remote, and documents a page keeps besides its own. */
export const rememberedGood = 3
export const rememberedDocuments = 3
/** Releases of one remote in memory: the one on show and one to roll back or swap to. */
export const releasesInMemory = 2
/** Swaps before a page is reloaded: each leaves 60–200 kB that webpack cannot unload. */
export const swapsBeforeReload = 8

/** When a document was made and until when it is good. */
export const datesFrom = (now: Date, days: number): { readonly at: string; readonly exp: string } => ({
  at: now.toISOString(),
  exp: new Date(now.getTime() + days * day).toISOString(),
})
