/**
 * The rhythm of live releases, in milliseconds. A deployment may set others in the page's data. How long the page
 * waits for an answer stands in `shared/limits.ts`.
 */
export interface Timings {
  /** Without touch or key for so long, the user is not busy. */
  readonly idle: number
  /** A release that has shown itself this long without an error has started well. */
  readonly settled: number
  /** A release that came by a swap is watched this long, and left for the one before when it fails. */
  readonly trial: number
  /** An urgent swap waits this long for someone typing or paying. */
  readonly urgent: number
  /** Looks for news after a route change lie at least this far apart. */
  readonly betweenLooks: number
  /** Between tries for a remote that could not be loaded: the first pause, and the longest it doubles up to. */
  readonly retry: readonly [first: number, longest: number]
  /** A page that is seen looks this often, whatever the document says: for whoever works on a remote. */
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
