import * as durations from './durations.ts'

/** A position with a larger error, in metres, may be in another town. */
const roughM = 5000

export interface Point {
  readonly lat: number
  readonly lon: number
}

/** The device's own position. */
export interface Fix extends Point {
  readonly accuracyM: number | null
  /** When the page received it, epoch milliseconds by the device's clock. */
  readonly at: number
}

/** Rounds to a number of decimals. `+ 0` turns -0 into 0. */
export const roundTo = (decimals: number, value: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals + 0

/** Rounds to about a kilometre. Nothing more exact leaves the device (privacy). */
export const rounded = ({ lat, lon }: Point): Point => ({ lat: roundTo(2, lat), lon: roundTo(2, lon) })

export const sameArea = (a: Point, b: Point): boolean => {
  const [one, other] = [rounded(a), rounded(b)]
  return one.lat === other.lat && one.lon === other.lon
}

/** The position if it's recent enough to skip a new search, otherwise null. */
export const stillKnown = (fix: Fix | null, now: number): Fix | null =>
  fix && now - fix.at <= durations.fixMaxAge ? fix : null

/** True if the position is too inexact to name a town. Ignores its time stamp: satellites have another clock. */
export const isWeak = ({ accuracyM }: Fix): boolean => (accuracyM ?? 0) > roughM
