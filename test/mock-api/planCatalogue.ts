import type { PlanSet } from './paySets.ts'
import type { Period } from './payShapes.ts'

export interface PlanRow {
  id: string
  /** English name. The translations are in names/. */
  name: string
  price: [minor: number, currency: string, exponent: number]
  period: Period
  /** Feature → quota (null: unlimited) and unit. */
  features: Record<string, [quota: number | null, unit: string]>
  /** Percent off, or an amount off in the plan's currency. */
  discount?: { percent: number } | { minor: number }
  archived?: true
  recommended?: true
  /** True if the plan is paid once. All other plans renew automatically. */
  once?: true
}

const chat = 'ai_image_text_chat'
const translation = 'ai_translation'

export const featureNames: Readonly<Record<string, string>> = {
  [chat]: 'AI image and text chat',
  [translation]: 'AI translation',
}

const one = (unit: Period['unit']): Period => ({ unit, count: 1 })
const usual: PlanRow['features'] = { [chat]: [300, 'times'], [translation]: [120, 'minute'] }

const defaultRows: PlanRow[] = [
  {
    id: 'ai_day',
    name: 'AI day pass',
    price: [99, 'USD', 2],
    period: one('day'),
    features: { [chat]: [20, 'times'], [translation]: [900_000, 'ms'] },
    once: true,
  },
  {
    id: 'ai_week',
    name: 'AI week pass',
    price: [399, 'USD', 2],
    period: one('week'),
    features: { [chat]: [80, 'times'], [translation]: [1800, 'second'] },
    once: true,
  },
  {
    id: 'ai_month',
    name: 'AI monthly',
    price: [999, 'USD', 2],
    period: one('month'),
    features: usual,
    recommended: true,
  },
  {
    id: 'ai_quarter',
    name: 'AI quarterly',
    price: [2997, 'USD', 2],
    period: one('quarter'),
    features: { [chat]: [1000, 'times'], [translation]: [400, 'minute'] },
    discount: { percent: 15 },
  },
  {
    id: 'ai_year',
    name: 'AI yearly',
    price: [11988, 'USD', 2],
    period: one('year'),
    features: { [chat]: [null, 'times'], [translation]: [100, 'hour'] },
    discount: { minor: 2000 },
  },
  {
    id: 'ai_month_2024',
    name: 'AI monthly (2024)',
    price: [799, 'USD', 2],
    period: one('month'),
    features: usual,
    archived: true,
  },
]

const inCurrency = (minor: number, currency: string, exponent: number): PlanRow => ({
  id: `ai_${currency.toLowerCase()}`,
  name: `AI in ${currency}`,
  price: [minor, currency, exponent],
  period: one('month'),
  features: usual,
  once: true,
})

/** ISO 4217 gives HUF and IDR two decimals, although nobody writes them. So the page must hide `.00`. */
const currencyRows: PlanRow[] = [
  inCurrency(980, 'JPY', 0),
  inCurrency(1999, 'USD', 2),
  inCurrency(1899, 'EUR', 2),
  inCurrency(12345, 'KWD', 3),
  inCurrency(150000, 'HUF', 2),
  inCurrency(4990000, 'IDR', 2),
]

/** One number per Arabic plural form, used both as a quota and as a number of days. */
const countRows: PlanRow[] = [0, 1, 2, 3, 11, 100].map((count) => ({
  id: `ai_count_${count}`,
  name: `AI × ${count}`,
  price: [99, 'USD', 2],
  period: { unit: 'day', count: Math.max(count, 1) },
  features: { [chat]: [count, 'times'] },
  once: true,
}))

export const planRows: Readonly<Record<PlanSet, readonly PlanRow[]>> = {
  default: defaultRows,
  empty: [],
  currencies: currencyRows,
  counts: countRows,
}
