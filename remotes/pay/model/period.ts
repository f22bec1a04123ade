import type { Plan } from '../plans.ts'

/** The spec's period units (§3), with their lengths and the keys of their texts. */
const units = [
  { unit: 'day', months: 0, days: 1, renewed: 'perDay', once: 'forDays' },
  { unit: 'week', months: 0, days: 7, renewed: 'perWeek', once: 'forWeeks' },
  { unit: 'month', months: 1, days: 0, renewed: 'perMonth', once: 'forMonths' },
  { unit: 'quarter', months: 3, days: 0, renewed: 'perQuarter', once: 'forQuarters' },
  { unit: 'year', months: 12, days: 0, renewed: 'perYear', once: 'forYears' },
] as const

type Period = Plan['period']

const find = ({ unit }: Period) => units.find((known) => known.unit === unit)

/** Returns the key of a period's text. Recurring prices use `renewed` ("per month"), single prices `once`. */
export const periodText = (period: Period, kind: 'renewed' | 'once') => find(period)?.[kind]

/** Returns the number of months in a period, or 0 for days, weeks and unknown units. */
export const monthsIn = (period: Period): number => (find(period)?.months ?? 0) * period.count

/** Returns a period's length in days, to sort plans by it. It's 0 for unknown units. */
export function daysIn(period: Period): number {
  const { months = 0, days = 0 } = find(period) ?? {}
  return (months * 30 + days) * period.count
}

/** Returns true for a period of days or weeks. The list folds the plans with such a period. */
export const isShort = (period: Period): boolean => (find(period)?.days ?? 0) > 0

/**
 * Adds a period to a time (ISO 8601). In a shorter month the result is the month's last day. Returns null if
 * the unit is unknown or the time is invalid.
 */
export function periodAfter(from: string, period: Period): string | null {
  const unit = find(period)
  const end = new Date(from)
  if (!unit || Number.isNaN(end.getTime())) return null
  const day = end.getUTCDate() + unit.days * period.count
  end.setUTCDate(day)
  if (unit.months > 0) {
    end.setUTCMonth(end.getUTCMonth() + unit.months * period.count)
    if (end.getUTCDate() !== day) end.setUTCDate(0)
  }
  return end.toISOString()
}
