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
  const whole = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 })
  const part = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 })
  const rain = new Intl.NumberFormat(lang, { style: 'unit', unit: 'millimeter', maximumFractionDigits: 1 })
  const heat = (unit: Unit) => new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits: 0 })
  const clock = (timeZone?: string) =>
    new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit', ...(timeZone && { timeZone }) })
  const ago = new Intl.RelativeTimeFormat(lang, { numeric: 'always' })
  const share = (percent: number | null | undefined) => {
    const known = within(percent, 100)
    return known === null ? null : part.format(known / 100)
  }

  return {
    /** "24°", kept together also inside Arabic: there the sign would move to the other side. */
    degrees: (value: number | null) => (value === null ? null : `\u2066${whole.format(value)}°\u2069`),
    temperature: (value: number | null, unit: Unit) => (value === null ? null : heat(unit).format(value)),
    share,
    rain(mm: number | null | undefined) {
      const known = within(mm, 10_000)
      return known === null ? null : rain.format(known)
    },
    /** "3", or "4–5" where the provider is not sure. */
    level: ({ min, max }: WindLevel) =>
      min === max ? whole.format(min) : `${whole.format(min)}–${whole.format(max)}`,
    /** The time on this device's clock. */
    time: (at: number) => clock().format(at),
    /** The time at a place so many minutes ahead of UTC: right also where the engine knows no such zone. */
    timeAt: (at: number, utcOffsetMin: number) => clock('UTC').format(at + utcOffsetMin * 60_000),
    ago(ms: number) {
      const hours = Math.floor(ms / 3_600_000)
      return hours < 24 ? ago.format(-hours, 'hour') : ago.format(-Math.floor(hours / 24), 'day')
    },
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
