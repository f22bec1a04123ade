import type { Usage } from '../endpoints.ts'

/** Lengths of the spec's time units (§3), in milliseconds. `times` isn't one, because it's a count. */
const lengths = new Map<string | undefined, number>([
  ['ms', 1],
  ['second', 1000],
  ['minute', 60_000],
  ['hour', 3_600_000],
])

export type ShownUnit = 'times' | 'second' | 'minute' | 'hour'

/** Returns a quota's display unit: hours for full hours from ten on, minutes for full minutes, or seconds. */
export function shownUnit(amount: number | null, unit: string | undefined): ShownUnit {
  const length = lengths.get(unit)
  if (length === undefined) return 'times'
  if (unit === 'minute' || unit === 'hour') return unit
  const ms = (amount ?? 0) * length
  const fits = (size: number, least: number) => ms >= size * least && ms % size === 0
  if (fits(3_600_000, 10)) return 'hour'
  return fits(60_000, 1) ? 'minute' : 'second'
}

/** Converts an API amount to its display unit. Rounds down, so that partial use never looks complete. */
export function amountIn(shown: ShownUnit, amount: number, unit: string | undefined): number {
  const length = lengths.get(unit)
  const value =
    length === undefined || shown === 'times' ? amount : (amount * length) / (lengths.get(shown) ?? 1)
  return Math.floor(value * 10 + 1e-9) / 10
}

/** Returns a quota for display, with the use clamped to 0–100 %. Returns null if there's no limit. */
export function quotaOf({ unit, used, quota }: Pick<Usage, 'unit' | 'used' | 'quota'>) {
  if (quota === null) return null
  const shown = shownUnit(quota, unit)
  const all = Math.max(amountIn(shown, quota, unit), 0)
  const taken = Math.min(Math.max(amountIn(shown, used, unit), 0), all)
  return {
    used: taken,
    quota: all,
    left: Math.floor((all - taken) * 10 + 1e-9) / 10,
    reached: used >= quota,
    unit: shown,
  }
}
