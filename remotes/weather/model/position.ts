import * as durations from './durations.ts'

/** Largest error of a usable position, in metres. With a larger error, it could be in another town. */
const roughM = 5000

export interface Point {
  readonly lat: number
  readonly lon: number
}

/** The device's own position. */
export interface Fix extends Point {
  readonly accuracyM: number | null
  /** Time when the page received the position, in epoch milliseconds by the device's clock. */
  readonly at: number
}

/** Rounds to a number of decimals. `+ 0` turns -0 into 0, otherwise it would be shown as "-0". */
export const roundTo = (decimals: number, value: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals + 0

/** Rounds a position to about a kilometre. For privacy, no exacter position is sent to a server. */
export const rounded = ({ lat, lon }: Point): Point => ({ lat: roundTo(2, lat), lon: roundTo(2, lon) })

export const sameArea = (a: Point, b: Point): boolean => {
  const [one, other] = [rounded(a), rounded(b)]
  return one.lat === other.lat && one.lon === other.lon
}

/** Returns the position if it's recent enough to be used, otherwise null. */
export const stillKnown = (fix: Fix | null, now: number): Fix | null =>
  fix && now - fix.at <= durations.fixMaxAge ? fix : null

/** Returns true if the position is too inexact to determine the town. */
export const isWeak = ({ accuracyM }: Fix): boolean => (accuracyM ?? 0) > roughM
