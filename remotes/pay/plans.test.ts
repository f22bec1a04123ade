import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plans } from './plans.ts'

const now = Date.parse('2026-11-27T12:00:00Z')
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const usd = (minor: unknown) => ({ minor, currency: 'USD', exponent: 2 })
const aPlan = (change: object = {}) => ({
  id: 'ai_month',
  name: 'AI monthly',
  status: 'active',
  price: usd(999),
  period: { unit: 'month', count: 1 },
  features: [],
  autoRenew: true,
  ...change,
})
const read = (...rows: readonly object[]) => plans(rows, '')

test.each([-1, -999, 9.99, 2 ** 60, 'a lot'])(
  'a plan for %s cents is left out, and takes no other with it',
  (minor) =>
    expect(read(aPlan({ id: 'odd', price: usd(minor) }), aPlan()).map(({ id }) => id)).toEqual(['ai_month']),
)

test('whatever figures come, what is sold costs a whole number of cents from 0 on, for a period that lasts', () => {
  const figure = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 1, -1, 0.5, null, '', '7', '-7'))
  fc.assert(
    fc.property(figure, figure, figure, (minor, count, value) => {
      const row = aPlan({
        price: usd(minor),
        period: { unit: 'month', count },
        discount: { kind: 'percent', value },
      })
      for (const { price, period, discount } of read(row)) {
        expect(Number.isSafeInteger(price.minor) && price.minor >= 0).toBe(true)
        expect(Number.isInteger(period.count) && period.count > 0).toBe(true)
        if (discount?.kind === 'percent') expect(discount.value > 0 && discount.value <= 100).toBe(true)
      }
    }),
  )
})

test.each([0, -1, 1.5])('a plan for %s months is left out', (count) =>
  expect(read(aPlan({ period: { unit: 'month', count } }))).toEqual([]),
)

test('a period that cannot be read says nothing', () =>
  expect(read(aPlan({ period: 'a month' }))[0]?.period).toEqual({ unit: '', count: 1 }))

test.each<[object, boolean]>([
  [{ kind: 'percent', value: 15 }, true],
  [{ kind: 'percent', value: 100 }, true],
  [{ kind: 'percent', value: 101 }, false],
  [{ kind: 'percent', value: 0 }, false],
  [{ kind: 'percent', value: -15 }, false],
  [{ kind: 'amount', value: usd(500) }, true],
  [{ kind: 'amount', value: usd(0) }, false],
  [{ kind: 'amount', value: usd(-500) }, false],
  [{ kind: 'percent', value: 15, until: '2026-11-27T11:59:59Z' }, false],
  [{ kind: 'percent', value: 15, until: '2026-11-27T12:00:01Z' }, true],
  [{ kind: 'amount', value: usd(500), until: '2026-11-25' }, false],
  [{ kind: 'amount', value: usd(500), until: '2026-11-28' }, true],
  [{ kind: 'percent', value: 15, until: 'soon' }, true],
])('the discount %j is given: %s', (discount, given) =>
  expect(read(aPlan({ discount })).map((plan) => plan.discount !== undefined)).toEqual([given]),
)

test('of two plans with one id the first counts', () =>
  expect(read(aPlan({ name: 'first' }), aPlan(), aPlan({ id: 'b' })).map(({ name }) => name)).toEqual([
    'first',
    'AI monthly',
  ]))
