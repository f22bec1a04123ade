import { expect, test } from 'vitest'
import type { Plan } from '../plans.ts'
import { fullPrice, savedPercent } from './saving.ts'

const usd = (minor: number) => ({ minor, currency: 'USD', exponent: 2 })
const plan = (price: number, before: number | undefined, discount?: object) =>
  ({ price: usd(price), originalPrice: before === undefined ? undefined : usd(before), discount }) as Plan

test.each([
  ['a share, from its two prices', plan(2547, 2997, { kind: 'percent', value: 15 }), 15],
  ['an amount, from its two prices', plan(9988, 11988, { kind: 'amount', value: usd(2000) }), 17],
  ['the prices, where the share says something else', plan(500, 1000, { kind: 'percent', value: 15 }), 50],
  ['a share without an old price', plan(850, undefined, { kind: 'percent', value: 15 }), 15],
  ['an amount without an old price', plan(800, undefined, { kind: 'amount', value: usd(200) }), 20],
  ['a price that is nearly all off', plan(1, 100_000, { kind: 'percent', value: 99.9 }), 99],
  ['a free plan', plan(0, 1000, { kind: 'percent', value: 100 }), 100],
  ['less than half a percent', plan(9990, 10_000, { kind: 'amount', value: usd(10) }), null],
  ['no discount, whatever it used to cost', plan(500, 1000), null],
])('%s', (_, of, percent) => expect(savedPercent(of)).toBe(percent))

test('an old price that is not higher is no full price', () => {
  expect(fullPrice(plan(1000, 1000))).toBeUndefined()
  expect(fullPrice(plan(1000, 1200))?.minor).toBe(1200)
})
