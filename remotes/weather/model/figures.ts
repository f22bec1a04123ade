import { formatDate } from '@companion/shared/format/date'
import { formatNumber, formatUnit } from '@companion/shared/format/number'
import { formatRelative } from '@companion/shared/format/relativeTime'
import type { WindLevel } from '../endpoints.ts'
import { roundTo, type Point } from './position.ts'

/** The temperature units with their signs. */
export const units = { celsius: '°C', fahrenheit: '°F' } as const

export type Unit = keyof typeof units

// CLDR, unitPreferenceData, category temperature, usage weather. Other non-metric units have other tables.
const fahrenheitRegion = /[-_](BS|BZ|KY|PR|PW|US)(?=[-_@.]|$)/i

/** The unit of the country in the device's language tag; °C without a country. */
export const unitOf = (languageTag: string | undefined): Unit =>
  fahrenheitRegion.test(languageTag ?? '') ? 'fahrenheit' : 'celsius'

/** Parses a stored choice; null if it's invalid. */
export const readUnit = (text: string | null): Unit | null =>
  text !== null && Object.keys(units).includes(text) ? (text as Unit) : null

/** Whole degrees in a unit; null if the server's value is missing or impossible. */
export function degreesIn(unit: Unit, celsius: number | null | undefined): number | null {
  if (celsius === null || celsius === undefined || celsius < -100 || celsius > 70) return null
  return roundTo(0, unit === 'celsius' ? celsius : celsius * 1.8 + 32)
}

const inRange = (value: number | null | undefined, most: number): number | null =>
  value !== null && value !== undefined && value >= 0 && value <= most ? value : null

/** Formats weather figures in a language. Unknown or impossible values are null, and the screen shows a dash. */
export function figuresIn(lang: string) {
  const whole = (value: number) => formatNumber(value, lang, { maximumFractionDigits: 0 })
  const share = (percent: number | null | undefined) => {
    const known = inRange(percent, 100)
    return known === null ? null : formatNumber(known / 100, lang, { style: 'percent' })
  }

  return {
    /** "24°" between U+200E marks, so that the sign keeps its side in Arabic. Safari 16 doesn't support isolates. */
    degrees: (value: number | null) => (value === null ? null : `\u200e${whole(value)}°\u200e`),
    share,
    rain(mm: number | null | undefined) {
      const known = inRange(mm, 10_000)
      return known === null ? null : formatUnit(known, 'millimeter', lang)
    },
    /** "3", or "4–5" for a range. */
    level: ({ min, max }: WindLevel) => (min === max ? whole(min) : `${whole(min)}–${whole(max)}`),
    /** The time of day in the device's zone. */
    time: (at: number) => formatDate(at, lang, 'time'),
    /** The time of day at a UTC offset in minutes. Needs no time zone data from the engine. */
    timeAt: (at: number, utcOffsetMin: number) => formatDate(at + utcOffsetMin * 60_000, lang, 'time', 'UTC'),
    ago: (ms: number) => formatRelative(-ms, 0, lang),
  }
}

/** "22.5431, 114.0579": four decimals, about ten metres. Never leaves the device. */
export const coordinates = ({ lat, lon }: Point): string =>
  [lat, lon].map((degrees) => roundTo(4, degrees).toFixed(4)).join(', ')

/** "GMT+5:30" */
export function offsetName(minutes: number): string {
  const size = Math.abs(Math.round(minutes))
  const [hours, rest] = [Math.floor(size / 60), size % 60]
  if (size === 0) return 'GMT'
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** Inclusive lower bounds of Beaufort 1 to 12 in km/h (WMO-No. 8). */
const bounds = [1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118]

/** The Beaufort number of a wind speed in km/h, or null for an impossible speed. */
export const beaufort = (kmh: number): number | null =>
  kmh >= 0 && kmh <= 600 ? bounds.filter((bound) => kmh >= bound).length : null

/** The provider's wind level, otherwise computed from its wind speed. */
export function windLevelOf(given: {
  readonly windLevel: WindLevel | null
  readonly windSpeedKmh?: number | undefined | null
}): WindLevel | null {
  if (given.windLevel) return given.windLevel
  const level = beaufort(given.windSpeedKmh ?? NaN)
  return level === null ? null : { min: level, max: level }
}
