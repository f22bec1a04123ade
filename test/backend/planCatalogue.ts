import type { Words } from './places.ts'
import type { PlanSet } from './paySets.ts'
import type { Period } from './payShapes.ts'

export interface PlanRow {
  id: string
  name: Words
  price: [minor: number, currency: string, exponent: number]
  period: Period
  /** Feature → what is included (null: without limit) and its unit. */
  features: Record<string, [quota: number | null, unit: string]>
  /** Percent off, or an amount off in the plan's currency. */
  discount?: { percent: number } | { minor: number }
  archived?: true
  recommended?: true
  /** Paid once; all others renew by themselves. */
  once?: true
}

const chat = 'ai_image_text_chat'
const translation = 'ai_translation'

export const featureNames: Readonly<Record<string, Words>> = {
  [chat]: {
    en: 'AI image and text chat',
    zh: 'AI 图文对话',
    de: 'KI-Bild- und Textchat',
    ar: 'دردشة بالصور والنصوص',
  },
  [translation]: { en: 'AI translation', zh: 'AI 翻译', de: 'KI-Übersetzung', ar: 'ترجمة بالذكاء الاصطناعي' },
}

const named = (en: string, zh: string, de: string, ar: string): Words => ({ en, zh, de, ar })
const one = (unit: Period['unit']): Period => ({ unit, count: 1 })
const usual: PlanRow['features'] = { [chat]: [300, 'times'], [translation]: [120, 'minute'] }

const defaultRows: PlanRow[] = [
  {
    id: 'ai_day',
    name: named('AI day pass', 'AI 日卡', 'KI-Tagespass', 'بطاقة يوم'),
    price: [99, 'USD', 2],
    period: one('day'),
    features: { [chat]: [20, 'times'], [translation]: [900_000, 'ms'] },
    once: true,
  },
  {
    id: 'ai_week',
    name: named('AI week pass', 'AI 周卡', 'KI-Wochenpass', 'بطاقة أسبوع'),
    price: [399, 'USD', 2],
    period: one('week'),
    features: { [chat]: [80, 'times'], [translation]: [1800, 'second'] },
    once: true,
  },
  {
    id: 'ai_month',
    name: named('AI monthly', 'AI 月度会员', 'KI monatlich', 'شهري'),
    price: [999, 'USD', 2],
    period: one('month'),
    features: usual,
    recommended: true,
  },
  {
    id: 'ai_quarter',
    name: named('AI quarterly', 'AI 季度会员', 'KI vierteljährlich', 'ربع سنوي'),
    price: [2997, 'USD', 2],
    period: one('quarter'),
    features: { [chat]: [1000, 'times'], [translation]: [400, 'minute'] },
    discount: { percent: 15 },
  },
  {
    id: 'ai_year',
    name: named('AI yearly', 'AI 年度会员', 'KI jährlich', 'سنوي'),
    price: [11988, 'USD', 2],
    period: one('year'),
    features: { [chat]: [null, 'times'], [translation]: [100, 'hour'] },
    discount: { minor: 2000 },
  },
  {
    id: 'ai_month_2024',
    name: named('AI monthly (2024)', 'AI 月度会员（2024）', 'KI monatlich (2024)', 'شهري (2024)'),
    price: [799, 'USD', 2],
    period: one('month'),
    features: usual,
    archived: true,
  },
]

const inCurrency = (minor: number, currency: string, exponent: number): PlanRow => ({
  id: `ai_${currency.toLowerCase()}`,
  name: named(`AI in ${currency}`, `AI（${currency}）`, `KI in ${currency}`, `الذكاء الاصطناعي (${currency})`),
  price: [minor, currency, exponent],
  period: one('month'),
  features: usual,
  once: true,
})

/** ISO 4217 gives HUF and IDR two decimals although no one writes them. */
const currencyRows: PlanRow[] = [
  inCurrency(980, 'JPY', 0),
  inCurrency(1999, 'USD', 2),
  inCurrency(1899, 'EUR', 2),
  inCurrency(12345, 'KWD', 3),
  inCurrency(150000, 'HUF', 2),
  inCurrency(4990000, 'IDR', 2),
]

/** One number for every plural form of Arabic, as a quota and as days. */
const countRows: PlanRow[] = [0, 1, 2, 3, 11, 100].map((count) => ({
  id: `ai_count_${count}`,
  name: named(`AI × ${count}`, `AI × ${count}`, `KI × ${count}`, `AI × ${count}`),
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
