import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from '../endpoints.ts'
import { virtualClock } from '../../../test/pay/virtualClock.ts'
import { createCheck, type OrderReading, viewOf } from './check.ts'

const order = (status: string, payment = 'pending') =>
  ({ id: 'ord_1', status, payment: { id: 'pay_1', status: payment } }) as Order

/** Returns a check that reads these results in turn and then repeats the last one. */
function checked(...readings: OrderReading[]) {
  const deps = virtualClock()
  let looks = 0
  const check = createCheck({
    ...deps,
    read: () => Promise.resolve(readings[Math.min(looks++, readings.length - 1)] as OrderReading),
  })
  return { deps, check, looks: () => looks, view: () => viewOf(check.read(), undefined) }
}

const open = { order: order('pending_payment') }
const lost = { lost: 'network' } as const
const broken = { lost: 'service' } as const

test('an undecided order is checked for a minute and then not confirmed', async () => {
  const { deps, check, view } = checked(open)
  check.open(false)
  await deps.pass(55_000)
  expect(view()).toBe('checking')
  await deps.pass(10_000)
  expect(view()).toBe('pending')
})

test('a payment that is decided later is found by news and by asking', async () => {
  const { deps, check, view } = checked(open, { order: order('fulfilled', 'succeeded') })
  check.open(true)
  await deps.pass(100)
  expect(view()).toBe('pending')
  check.recheck()
  await deps.pass(100)
  expect(view()).toBe('success')
})

test('a network that is gone decides nothing, and is said', async () => {
  const { deps, check, view } = checked(lost)
  check.open(false)
  await deps.pass(90_000)
  expect([view(), check.read().offline]).toEqual(['pending', true])
})

test('errors between do not end the check', async () => {
  const { deps, check, view } = checked(lost, broken, broken, { order: order('fulfilled', 'succeeded') })
  check.open(false)
  await deps.pass(5000)
  expect(view()).toBe('success')
})

test('paid but not active yet is a success that is watched half a minute longer', async () => {
  const { deps, check, view, looks } = checked({ order: order('fulfilling', 'succeeded') })
  check.open(true)
  await deps.pass(1000)
  expect([view(), check.read().late]).toEqual(['success', false])
  await deps.pass(40_000)
  expect([view(), check.read().late]).toEqual(['success', true])
  expect(looks()).toBeGreaterThan(5)
})

test('an order that is not there is said at once', async () => {
  const { deps, check, view, looks } = checked({ lost: 'missing' })
  check.open(false)
  await deps.pass(10_000)
  expect([view(), looks()]).toEqual(['missing', 1])
})

test('the app’s own word chooses words, never the outcome', () => {
  const state = { phase: 'waited', offline: false, late: false } as const
  expect(viewOf({ ...state, order: order('pending_payment') }, 'success')).toBe('pending')
  expect(viewOf({ ...state, order: order('pending_payment') }, 'canceled')).toBe('dropped')
  expect(viewOf({ ...state, order: order('pending_payment', 'processing') }, 'failed')).toBe('pending')
  expect(viewOf({ ...state, order: null }, 'canceled')).toBe('pending')
  expect(viewOf({ ...state, order: order('fulfilled') }, 'failed')).toBe('success')
})

const readings = fc.oneof(
  fc.constantFrom<OrderReading>(lost, broken, open),
  fc.constant<OrderReading>({ order: order('canceled', 'processing') }),
  fc.string().map((status): OrderReading => ({ order: order(status) })),
)

test('whatever comes and goes, nobody is told "failed", "paid" or "canceled" without the server’s word', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(readings, { minLength: 1, maxLength: 12 }), fc.boolean(), async (all, once) => {
      const { deps, check, view } = checked(...all)
      check.open(once)
      for (let second = 0; second < 70; second += 7) {
        expect(['checking', 'pending']).toContain(view())
        if (second === 21) check.hide()
        if (second === 35) check.show()
        if (second === 42) check.askNow()
        await deps.pass(7000)
      }
    }),
    { numRuns: 40 },
  )
})
