import type { Usage } from '../endpoints.ts'

/** Milliseconds in the spec's time units (§3). `times` is a count. */
const lengths = new Map<string | undefined, number>([
  ['ms', 1],
  ['second', 1000],
  ['minute', 60_000],
  ['hour', 3_600_000],
])

export type ShownUnit = 'times' | 'second' | 'minute' | 'hour'

/** The display unit of a quota: minutes if whole (900,000 ms are 15), hours from ten hours on. */
export function shownUnit(amount: number | null, unit: string | undefined): ShownUnit {
  const length = lengths.get(unit)
  if (length === undefined) return 'times'
  if (unit === 'minute' || unit === 'hour') return unit
  const ms = (amount ?? 0) * length
  const fits = (size: number, least: number) => ms >= size * least && ms % size === 0
  if (fits(3_600_000, 10)) return 'hour'
  return fits(60_000, 1) ? 'minute' : 'second'
}

/** Converts an API amount to its display unit, rounded down to one decimal: partial use must never look complete. */
export function amountIn(shown: ShownUnit, amount: number, unit: string | undefined): number {
  const length = lengths.get(unit)
  const value =
    length === undefined || shown === 'times' ? amount : (amount * length) / (lengths.get(shown) ?? 1)
  return Math.floor(value * 10 + 1e-9) / 10
}

/** A quota for display, clamped to 0–100 %; null without a limit. */
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
