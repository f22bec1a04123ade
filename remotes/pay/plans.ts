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

// ASSUMED: the spec §3 lists these types without their fields. A plan without id, name, price or `autoRenew`
// is left out of the list. Other unreadable fields are treated as missing.

/** Reads the currency's exponent. `Intl` isn't used, because its exponents for HUF, IDR and COP are wrong. */
const exponent: Shape<number> = (value, path) => {
  const places = number(value, path)
  if (Number.isInteger(places) && places >= 0 && places <= 4) return places
  throw new ShapeFault(path, '0 to 4')
}

/** Reads an amount in the currency's smallest unit, which is an integer and never negative. */
const minor: Shape<number> = (value, path) => {
  const units = number(value, path)
  if (Number.isSafeInteger(units) && units >= 0) return units
  throw new ShapeFault(path, 'a whole number from 0 on')
}

/** An amount in the currency's smallest unit: 1999 with exponent 2 is 19.99. */
export const money = record({ minor, currency: text, exponent })

/** Throws if a discount is zero, is more than 100 %, or has expired. */
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

/**
 * The period of a plan. Its unit is day, week, month, quarter or year (spec §3), but unknown units are
 * accepted too. An unreadable period gets the unit ''.
 */
export const period = otherwise(record({ unit: text, count: number }), { unit: '', count: 1 })

/** Throws if the period's count isn't a positive integer, so that the plan is left out of the list. */
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

/** Reads the list of plans. If several plans have the same id, only the first one is used. */
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
