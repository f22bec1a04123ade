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
  /** When it was measured, epoch milliseconds. */
  readonly at: number
}

// `+ 0` turns the minus zero of -0.001 into a zero.
const twoDecimals = (degrees: number) => Math.round(degrees * 100) / 100 + 0

/** About a kilometre: enough for weather. Nothing more exact leaves the device (privacy). */
export const rounded = ({ lat, lon }: Point): Point => ({ lat: twoDecimals(lat), lon: twoDecimals(lon) })

export const sameArea = (a: Point, b: Point): boolean => {
  const [one, other] = [rounded(a), rounded(b)]
  return one.lat === other.lat && one.lon === other.lon
}

/** The position while it is recent enough to be used without a new search, else null. */
export const stillKnown = (fix: Fix | null, now: number): Fix | null =>
  fix && now - fix.at <= durations.fixMaxAge ? fix : null

/** Too inexact or too old to tell which town this is. */
export const isWeak = ({ accuracyM, at }: Fix, now: number): boolean =>
  (accuracyM ?? 0) > roughM || now - at > durations.fixMaxAge
