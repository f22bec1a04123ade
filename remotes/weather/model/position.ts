import * as durations from './durations.ts'

/** A position less exact than this, in metres, may name the wrong town. */
const roughM = 5000

export interface Point {
  readonly lat: number
  readonly lon: number
}

/** The device's own position. */
export interface Fix extends Point {
  readonly accuracyM: number | null
  /** When the page learned it, epoch milliseconds by the device's clock. */
  readonly at: number
}

/** Rounds to so many decimals. `+ 0`: what rounds to zero has no sign. */
export const roundTo = (decimals: number, value: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals + 0

/** About a kilometre: enough for weather. Nothing more exact leaves the device (privacy). */
export const rounded = ({ lat, lon }: Point): Point => ({ lat: roundTo(2, lat), lon: roundTo(2, lon) })

export const sameArea = (a: Point, b: Point): boolean => {
  const [one, other] = [rounded(a), rounded(b)]
  return one.lat === other.lat && one.lon === other.lon
}

/** The position while it is recent enough to be used without a new search, else null. */
export const stillKnown = (fix: Fix | null, now: number): Fix | null =>
  fix && now - fix.at <= durations.fixMaxAge ? fix : null

/** Too inexact to tell which town this is. Its own time stamp says nothing here: satellites have another clock. */
export const isWeak = ({ accuracyM }: Fix): boolean => (accuracyM ?? 0) > roughM
