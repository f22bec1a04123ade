import type { Plan } from '../plans.ts'

/** The spec's period units (§3): the months in those that have a price per month, and the texts that say a period. */
const units = [
  { unit: 'day', months: 0, renewed: 'perDay', once: 'forDays' },
  { unit: 'week', months: 0, renewed: 'perWeek', once: 'forWeeks' },
  { unit: 'month', months: 1, renewed: 'perMonth', once: 'forMonths' },
  { unit: 'quarter', months: 3, renewed: 'perQuarter', once: 'forQuarters' },
  { unit: 'year', months: 12, renewed: 'perYear', once: 'forYears' },
] as const

type Period = Plan['period']

const find = ({ unit }: Period) => units.find((known) => known.unit === unit)

/** Key of the text for a period: `renewed` after a price that returns ("per month"), else `once`. */
export const periodText = (period: Period, kind: 'renewed' | 'once') => find(period)?.[kind]

/** Whole months in a period; 0 where a price per month would say nothing. */
export const monthsIn = (period: Period): number => (find(period)?.months ?? 0) * period.count
