import { serverTime } from '@companion/shared/platform/serverTime'
import { ownValue } from '@companion/shared/platform/json'
import {
  flag,
  lastMoment,
  lenient,
  listOf,
  number,
  orNull,
  otherwise,
  record,
  ShapeFault,
  text,
} from '@companion/shared/http/shapes/check'
import type { Shape, Shaped } from '@companion/shared/http/shapes/check'

// ASSUMED: the spec §3 names these types without their fields. A plan without id, name, price or `autoRenew` is left out
// of the list; other unreadable fields count as missing.

/** Exponents come from the server: `Intl` has wrong ones (HUF, IDR, COP). */
const exponent: Shape<number> = (value, path) => {
  const places = number(value, path)
  if (Number.isInteger(places) && places >= 0 && places <= 4) return places
  throw new ShapeFault(path, '0 to 4')
}

/** An amount in the smallest unit: a whole number, never negative. */
const minor: Shape<number> = (value, path) => {
  const units = number(value, path)
  if (Number.isSafeInteger(units) && units >= 0) return units
  throw new ShapeFault(path, 'a whole number from 0 on')
}

/** An amount in the currency's smallest unit: 1999 with exponent 2 is 19.99. */
export const money = record({ minor, currency: text, exponent })

/** Rejects a discount of nothing, of more than 100 %, or that has expired. */
const discounts = (share: number, until: string | undefined, path: string) => {
  if (!(share > 0) || share > 100 || Date.parse(until ?? '') <= serverTime())
    throw new ShapeFault(path, 'a discount that is given')
}

const discount = (value: unknown, path: string) => {
  const kind = ownValue(value, 'kind')
  const until = lenient(lastMoment)
  if (kind === 'percent') {
    const percent = record({ value: number, until })(value, path)
    discounts(percent.value, percent.until, path)
    return { kind, ...percent } as const
  }
  if (kind === 'amount') {
    const amount = record({ value: money, until })(value, path)
    discounts(Math.min(amount.value.minor, 1), amount.until, path)
    return { kind, ...amount } as const
  }
  throw new ShapeFault(`${path}.kind`, "'percent' or 'amount'")
}

/** Units: day, week, quarter, month, year (spec §3). Unknown units pass; an unreadable period gets an empty unit. */
export const period = otherwise(record({ unit: text, count: number }), { unit: '', count: 1 })

/** A plan needs a positive whole period. */
const soldPeriod: typeof period = (value, path) => {
  const sold = period(value, path)
  if (Number.isInteger(sold.count) && sold.count > 0) return sold
  throw new ShapeFault(`${path}.count`, 'a whole number from 1 on')
}

const planFeature = record({ key: text, name: text, quota: orNull(number), unit: lenient(text) })

const plan = record({
  id: text,
  name: text,
  description: lenient(text),
  status: otherwise(text, ''),
  price: money,
  originalPrice: lenient(money),
  discount: lenient(discount),
  period: soldPeriod,
  features: otherwise(listOf(planFeature), []),
  autoRenew: flag,
  recommended: lenient(flag),
  storeProducts: lenient(record({ apple: lenient(text), google: lenient(text), huawei: lenient(text) })),
})

/** Keeps the first of two plans with the same id. */
export const plans: Shape<readonly Plan[]> = (value, path) => {
  const byId = new Map<string, Plan>()
  for (const each of listOf(plan)(value, path)) if (!byId.has(each.id)) byId.set(each.id, each)
  return [...byId.values()]
}

export const features = listOf(
  record({ key: text, name: text, kind: otherwise(text, ''), unit: lenient(text) }),
)

export type Money = Shaped<typeof money>
export type Plan = Shaped<typeof plan>
