import { formatDate, type HourCycle } from '@companion/shared/format/date'
import { formatNumber, formatUnit } from '@companion/shared/format/number'
import { formatRelative } from '@companion/shared/format/relativeTime'
import type { WindLevel } from '../endpoints.ts'
import { roundTo, type Point } from './position.ts'

/** The signs of the temperature units. */
export const units = { celsius: '°C', fahrenheit: '°F' } as const

export type Unit = keyof typeof units

// From CLDR's unitPreferenceData, category temperature, usage weather. CLDR lists other countries for other
// units.
const fahrenheitRegion = /[-_](BS|BZ|KY|PR|PW|US)(?=[-_@.]|$)/i

/**
 * Returns the temperature unit of the country in the device's language tag, or °C if the tag has no country.
 */
export const unitOf = (languageTag: string | undefined): Unit =>
  fahrenheitRegion.test(languageTag ?? '') ? 'fahrenheit' : 'celsius'

/** Parses the stored unit. Returns null if it's invalid. */
export const readUnit = (text: string | null): Unit | null =>
  text !== null && Object.keys(units).includes(text) ? (text as Unit) : null

/** Converts a temperature to integer degrees of a unit. Returns null for missing or impossible values. */
export function degreesIn(unit: Unit, celsius: number | null | undefined): number | null {
  if (celsius === null || celsius === undefined || celsius < -100 || celsius > 70) return null
  return roundTo(0, unit === 'celsius' ? celsius : celsius * 1.8 + 32)
}

const inRange = (value: number | null | undefined, most: number): number | null =>
  value !== null && value !== undefined && value >= 0 && value <= most ? value : null

/** Returns functions that format weather data. They return null for unknown or impossible values. */
export function figuresIn(lang: string, hourCycle?: HourCycle) {
  const whole = (value: number) => formatNumber(value, lang, { maximumFractionDigits: 0 })
  const share = (percent: number | null | undefined) => {
    const known = inRange(percent, 100)
    return known === null ? null : formatNumber(known / 100, lang, { style: 'percent' })
  }

  return {
    /**
     * Returns "24°" between U+200E marks, otherwise the degree sign would change sides in Arabic. Isolates
     * would be simpler, but Safari 16 doesn't support them.
     */
    degrees: (value: number | null) => (value === null ? null : `\u200e${whole(value)}°\u200e`),
    share,
    /** Returns "2.4 mm", or "0.09 in" beside degrees Fahrenheit. */
    rain(mm: number | null | undefined, unit: Unit) {
      const known = inRange(mm, 10_000)
      if (known === null) return null
      if (unit === 'celsius') return formatUnit(known, 'millimeter', lang)
      return formatNumber(known / 25.4, lang, { style: 'unit', unit: 'inch', maximumFractionDigits: 2 })
    },
    /** Returns "3", or "4–5" for a range. */
    level: ({ min, max }: WindLevel) => (min === max ? whole(min) : `${whole(min)}–${whole(max)}`),
    /** Returns the time of day in the device's time zone. */
    time: (at: number) => formatDate(at, lang, 'time', { hourCycle }),
    /** Returns the first full minute after a time, so that nothing happens later than the page shows. */
    minuteAfter: (at: number) => formatDate(at + 59_999, lang, 'time', { hourCycle }),
    /** Returns the time of day at a UTC offset in minutes, so the engine needn't know the time zone. */
    timeAt: (at: number, utcOffsetMin: number) =>
      formatDate(at + utcOffsetMin * 60_000, lang, 'time', { timeZone: 'UTC', hourCycle }),
    ago: (ms: number) => formatRelative(-ms, 0, lang),
  }
}

/** Returns "22.5431, 114.0579". Four decimals are about ten metres, so this must not be sent to a server. */
export const coordinates = ({ lat, lon }: Point): string =>
  [lat, lon].map((degrees) => roundTo(4, degrees).toFixed(4)).join(', ')

/** Returns a UTC offset in minutes as "GMT+5:30". Its minus sign keeps the line from breaking after it. */
export function offsetName(minutes: number): string {
  const size = Math.abs(Math.round(minutes))
  const [hours, rest] = [Math.floor(size / 60), size % 60]
  if (size === 0) return 'GMT'
  return `GMT${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** Lowest wind speeds of Beaufort 1 to 12, in km/h (WMO-No. 8). */
const bounds = [1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118]

/** Returns the Beaufort number of a wind speed in km/h, or null if the speed is impossible. */
export const beaufort = (kmh: number): number | null =>
  kmh >= 0 && kmh <= 600 ? bounds.filter((bound) => kmh >= bound).length : null

/** Returns the provider's wind level. If it's missing, computes the level from the provider's wind speed. */
export function windLevelOf(given: {
  readonly windLevel: WindLevel | null
  readonly windSpeedKmh?: number | undefined | null
}): WindLevel | null {
  if (given.windLevel) return given.windLevel
  const level = beaufort(given.windSpeedKmh ?? NaN)
  return level === null ? null : { min: level, max: level }
}

/** Names of the winds by their lowest Beaufort number. */
const winds = [
  [12, 'windHurricane'],
  [10, 'windStorm'],
  [8, 'windGale'],
  [6, 'windStrong'],
  [5, 'windFresh'],
  [4, 'windModerate'],
  [1, 'windLight'],
  [0, 'windCalm'],
] as const

/** Returns the key of a wind's name. A range is named after its strongest wind. */
export const windName = ({ max }: WindLevel) => winds.find(([least]) => max >= least)![1]
