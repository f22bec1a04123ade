import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPayable, isUncharged, isDecided, orderOutcome } from './order.ts'

type Given = Parameters<typeof orderOutcome>[0]
const order = (status: string, payment?: string) =>
  ({ status, ...(payment && { payment: { status: payment } }) }) as Given

test.each([
  ['paid', undefined, 'paid'],
  ['fulfilling', 'succeeded', 'paid'],
  ['fulfilled', 'succeeded', 'paid'],
  ['created', undefined, 'open'],
  ['pending_payment', 'initialized', 'open'],
  ['pending_payment', 'pending', 'open'],
  ['pending_payment', 'processing', 'open'],
  ['pending_payment', 'succeeded', 'paid'],
  ['pending_payment', 'failed', 'failed'],
  ['pending_payment', 'canceled', 'canceled'],
  ['canceled', 'canceled', 'canceled'],
  ['failed', 'failed', 'failed'],
  ['expired', undefined, 'expired'],
  ['refunding', 'refunding', 'refunded'],
  ['refunded', 'succeeded', 'refunded'],
  ['something_new', undefined, 'open'],
  ['something_new', 'something_else', 'open'],
  // These contradict themselves. A payment is running or done, so the order must not be shown as failed.
  ['canceled', 'processing', 'open'],
  ['failed', 'succeeded', 'open'],
  ['expired', 'succeeded', 'open'],
  ['constructor', '__proto__', 'open'],
])('%s with a payment %s is %s', (status, payment, outcome) =>
  expect(orderOutcome(order(status, payment))).toBe(outcome),
)

const paidWords = ['paid', 'fulfilling', 'fulfilled']
const words = fc.oneof(
  fc.string(),
  fc.constantFrom('created', 'pending_payment', 'canceled', 'expired', 'failed', 'refunded', ...paidWords),
)
const payments = fc.option(
  fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('pending', 'processing', 'succeeded', 'failed')),
  { nil: undefined },
)

test('without the server’s word for it nothing is paid, and what moves is never over', () => {
  fc.assert(
    fc.property(words, payments, (status, payment) => {
      const given = order(status, payment)
      const outcome = orderOutcome(given)
      if (outcome === 'paid') expect(paidWords.includes(status) || payment === 'succeeded').toBe(true)
      if (payment === 'processing' && outcome !== 'paid' && outcome !== 'refunded') {
        expect(isDecided(given)).toBe(false)
        expect(isPayable(given)).toBe(false)
      }
      if (isPayable(given)) expect(['paid', 'refunded', 'expired']).not.toContain(outcome)
    }),
  )
})

test.each([
  ['canceled', 'canceled', true],
  ['canceled', undefined, true],
  ['failed', 'failed', true],
  ['expired', undefined, true],
  // The provider can still take the money.
  ['expired', 'pending', false],
  ['failed', 'brand_new', false],
  ['canceled', 'processing', false],
  ['canceled', 'refunded', false],
  ['created', undefined, false],
  ['paid', 'succeeded', false],
  ['refunded', 'refunded', false],
])('%s with a payment %s has certainly taken no money: %s', (status, payment, sure) =>
  expect(isUncharged(order(status, payment))).toBe(sure),
)

test('a payment with a date has taken money, whatever its order says', () => {
  const given = order('canceled', 'canceled')
  expect(isUncharged({ ...given, paidAt: '2026-11-21T10:05:00.000Z' })).toBe(false)
})
