import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from '@companion/shared/http/shapes/orders'
import { virtualWorld } from '../../../test/pay/virtualWorld.ts'
import { createCheck, type Reading } from './check.ts'
import { viewOf } from './view.ts'

const order = (status: string, payment = 'pending') =>
  ({ id: 'ord_1', status, payment: { id: 'pay_1', status: payment } }) as Order

/** A check whose looks give one reading after another; the last one stays. */
function checked(...readings: Reading[]) {
  const world = virtualWorld()
  let looks = 0
  const check = createCheck({
    ...world,
    read: () => Promise.resolve(readings[Math.min(looks++, readings.length - 1)] as Reading),
  })
  return { world, check, looks: () => looks, view: () => viewOf(check.read(), undefined) }
}

const open = { order: order('pending_payment') }
const lost = { lost: 'network' } as const
const broken = { lost: 'service' } as const

test('an undecided order is checked for a minute and then not confirmed', async () => {
  const { world, check, view } = checked(open)
  check.open(false)
  await world.pass(55_000)
  expect(view()).toBe('checking')
  await world.pass(10_000)
  expect(view()).toBe('pending')
})

test('a payment that is decided later is found by news and by asking', async () => {
  const { world, check, view } = checked(open, { order: order('fulfilled', 'succeeded') })
  check.open(true)
  await world.pass(100)
  expect(view()).toBe('pending')
  check.again()
  await world.pass(100)
  expect(view()).toBe('success')
})

test('a network that is gone decides nothing, and is said', async () => {
  const { world, check, view } = checked(lost)
  check.open(false)
  await world.pass(90_000)
  expect([view(), check.read().cutOff]).toEqual(['pending', true])
})

test('errors between do not end the check', async () => {
  const { world, check, view } = checked(lost, broken, broken, { order: order('fulfilled', 'succeeded') })
  check.open(false)
  await world.pass(5000)
  expect(view()).toBe('success')
})

test('paid but not active yet is a success that is watched half a minute longer', async () => {
  const { world, check, view, looks } = checked({ order: order('fulfilling', 'succeeded') })
  check.open(true)
  await world.pass(1000)
  expect([view(), check.read().late]).toEqual(['success', false])
  await world.pass(40_000)
  expect([view(), check.read().late]).toEqual(['success', true])
  expect(looks()).toBeGreaterThan(5)
})

test('an order that is not there is said at once', async () => {
  const { world, check, view, looks } = checked({ lost: 'missing' })
  check.open(false)
  await world.pass(10_000)
  expect([view(), looks()]).toEqual(['missing', 1])
})

test('the app’s own word chooses words, never the outcome', () => {
  const state = { phase: 'waited', cutOff: false, late: false } as const
  expect(viewOf({ ...state, order: order('pending_payment') }, 'success')).toBe('pending')
  expect(viewOf({ ...state, order: order('pending_payment') }, 'canceled')).toBe('dropped')
  expect(viewOf({ ...state, order: order('pending_payment', 'processing') }, 'failed')).toBe('pending')
  expect(viewOf({ ...state, order: null }, 'canceled')).toBe('pending')
  expect(viewOf({ ...state, order: order('fulfilled') }, 'failed')).toBe('success')
})

const readings = fc.oneof(
  fc.constantFrom<Reading>(lost, broken, open),
  fc.constant<Reading>({ order: order('canceled', 'processing') }),
  fc.string().map((status): Reading => ({ order: order(status) })),
)

test('whatever comes and goes, nobody is told "failed", "paid" or "canceled" without the server’s word', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(readings, { minLength: 1, maxLength: 12 }), fc.boolean(), async (all, once) => {
      const { world, check, view } = checked(...all)
      check.open(once)
      for (let second = 0; second < 70; second += 7) {
        expect(['checking', 'pending']).toContain(view())
        if (second === 21) check.hide()
        if (second === 35) check.show()
        if (second === 42) check.poke()
        await world.pass(7000)
      }
    }),
    { numRuns: 40 },
  )
})
