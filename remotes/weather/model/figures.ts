import { formatDate } from '@companion/shared/format/date'
import { formatNumber } from '@companion/shared/format/number'
import { formatRelative } from '@companion/shared/format/relativeTime'
import { formatUnit } from '@companion/shared/format/unit'
import type { WindLevel } from '@companion/shared/http/shapes/weather'
import type { Point } from './position.ts'
import type { Unit } from './unit.ts'

const within = (value: number | null | undefined, most: number): number | null =>
  value !== null && value !== undefined && value >= 0 && value <= most ? value : null

/**
 * Figures written in one language. What is unknown or cannot be is null, never a zero; the screen shows a dash
 * for it.
 */
export function figuresIn(lang: string) {
  const whole = (value: number) => formatNumber(value, lang, { maximumFractionDigits: 0 })
  const share = (percent: number | null | undefined) => {
    const known = within(percent, 100)
    return known === null ? null : formatNumber(known / 100, lang, { style: 'percent' })
  }

  return {
    /** "24°", kept together also inside Arabic: there the sign would move to the other side. */
    degrees: (value: number | null) => (value === null ? null : `\u2066${whole(value)}°\u2069`),
    temperature: (value: number | null, unit: Unit) =>
      value === null ? null : formatUnit(value, unit, lang, { digits: 0 }),
    share,
    rain(mm: number | null | undefined) {
      const known = within(mm, 10_000)
      return known === null ? null : formatUnit(known, 'millimeter', lang)
    },
    /** "3", or "4–5" where the provider is not sure. */
    level: ({ min, max }: WindLevel) => (min === max ? whole(min) : `${whole(min)}–${whole(max)}`),
    /** The time on this device's clock. */
    time: (at: number) => formatDate(at, lang, 'time'),
    /** The time at a place so many minutes ahead of UTC: right also where the engine knows no such zone. */
    timeAt: (at: number, utcOffsetMin: number) => formatDate(at + utcOffsetMin * 60_000, lang, 'time', 'UTC'),
    ago: (ms: number) => formatRelative(-ms, 0, lang),
  }
}

/** "22.5431, 114.0579": four decimals, about ten metres, for the eyes of the device's own user. */
export const coordinates = ({ lat, lon }: Point): string => `${lat.toFixed(4)}, ${lon.toFixed(4)}`

/** "GMT+5:30" */
export function offsetName(minutes: number): string {
  const size = Math.abs(Math.round(minutes))
  const [hours, rest] = [Math.floor(size / 60), size % 60]
  if (size === 0) return 'GMT'
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
