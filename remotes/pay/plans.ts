import { ownValue } from '@companion/shared/platform/json'
import {
  flag,
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

// ASSUMED, all of it: the spec §3 names these things without their fields. A plan that lacks what it is sold by (id,
// name, price, and whether it renews) is left out of the list; whatever else is unreadable counts as missing.

/** Exponents come from the server: a device's own currency data is wrong for some (HUF, IDR, COP). */
const exponent: Shape<number> = (value, path) => {
  const places = number(value, path)
  if (Number.isInteger(places) && places >= 0 && places <= 4) return places
  throw new ShapeFault(path, '0 to 4')
}

/** An amount in the currency's smallest unit: 1999 with exponent 2 is 19.99. */
export const money = record({ minor: number, currency: text, exponent })

const discount = (value: unknown, path: string) => {
  const kind = ownValue(value, 'kind')
  const until = lenient(text)
  if (kind === 'percent') return { kind, ...record({ value: number, until })(value, path) } as const
  if (kind === 'amount') return { kind, ...record({ value: money, until })(value, path) } as const
  throw new ShapeFault(`${path}.kind`, "'percent' or 'amount'")
}

/** Units: day, week, quarter, month, year (spec §3); an unknown one is passed on, an unreadable period says nothing. */
export const period = otherwise(record({ unit: text, count: number }), { unit: '', count: 1 })

const planFeature = record({ key: text, name: text, quota: orNull(number), unit: lenient(text) })

const plan = record({
  id: text,
  name: text,
  description: lenient(text),
  status: otherwise(text, ''),
  price: money,
  originalPrice: lenient(money),
  discount: lenient(discount),
  period,
  features: otherwise(listOf(planFeature), []),
  autoRenew: flag,
  recommended: lenient(flag),
  storeProducts: lenient(record({ apple: lenient(text), google: lenient(text), huawei: lenient(text) })),
})

export const plans = listOf(plan)

export const features = listOf(
  record({ key: text, name: text, kind: otherwise(text, ''), unit: lenient(text) }),
)

export type Money = Shaped<typeof money>
export type Plan = Shaped<typeof plan>
