import type { WindLevel } from '@companion/shared/http/shapes/weather'

/** Lower bounds of Beaufort 1 to 12 in km/h, each belonging to the level it opens (WMO-No. 8). */
const bounds = [1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118]

/** The Beaufort number of a wind speed, or null where the speed is none. */
export const beaufort = (kmh: number): number | null =>
  kmh >= 0 && kmh <= 600 ? bounds.filter((bound) => kmh >= bound).length : null

/** The wind level as the provider gives it, else that of the speed it gives. */
export function windLevelOf(given: {
  readonly windLevel: WindLevel | null
  readonly windSpeedKmh?: number | undefined | null
}): WindLevel | null {
  if (given.windLevel) return given.windLevel
  const level =
    given.windSpeedKmh === undefined || given.windSpeedKmh === null ? null : beaufort(given.windSpeedKmh)
  return level === null ? null : { min: level, max: level }
}
