/** The spec's period units (§3) and the months in those that have a price per month. */
const months = { day: 0, week: 0, month: 1, quarter: 3, year: 12 } as const

type PeriodUnit = keyof typeof months

export interface Period {
  readonly unit: string
  readonly count: number
}

const isUnit = (unit: string): unit is PeriodUnit => Object.prototype.hasOwnProperty.call(months, unit)

/** Texts that say a period: `renewed` after a price that returns ("per month"), `once` after one that does not. */
const texts = {
  renewed: {
    day: 'perDay',
    week: 'perWeek',
    month: 'perMonth',
    quarter: 'perQuarter',
    year: 'perYear',
  },
  once: { day: 'forDays', week: 'forWeeks', month: 'forMonths', quarter: 'forQuarters', year: 'forYears' },
} as const

type PeriodText = (typeof texts)['renewed' | 'once'][PeriodUnit]

/** The text for a period, to be filled with its `count`. An unknown unit has none. */
export function periodText({ unit }: Period, kind: keyof typeof texts): PeriodText | undefined {
  return isUnit(unit) ? texts[kind][unit] : undefined
}

/** Whole months in a period; 0 where a price per month would say nothing. */
export const monthsIn = ({ unit, count }: Period): number => (isUnit(unit) ? months[unit] * count : 0)
