import type { Order } from '../endpoints.ts'

/** An order as its buyer sees it. `open` is neither paid nor cancelled, and must not be called failed. */
export type OrderOutcome = 'paid' | 'open' | 'canceled' | 'failed' | 'expired' | 'refunded'

/** Order statuses that decide; every other, also one this page does not know, leaves the order open. */
const byOrder = new Map<string | undefined, OrderOutcome>([
  ['paid', 'paid'],
  ['fulfilling', 'paid'],
  ['fulfilled', 'paid'],
  ['canceled', 'canceled'],
  ['failed', 'failed'],
  ['expired', 'expired'],
  ['refunding', 'refunded'],
  ['refunded', 'refunded'],
])

const byPayment = new Map<string | undefined, OrderOutcome>([
  ['succeeded', 'paid'],
  ['failed', 'failed'],
  ['canceled', 'canceled'],
  ['refunding', 'refunded'],
  ['refunded', 'refunded'],
])

const ended = new Set<OrderOutcome>(['canceled', 'failed', 'expired'])

/** Given up, yet money is moving or has moved: that stays open. "Failed" would invite a second payment. */
export function orderOutcome({ status, payment }: Pick<Order, 'status' | 'payment'>): OrderOutcome {
  const ofOrder = byOrder.get(status)
  const ofPayment = byPayment.get(payment?.status)
  if (!ofOrder) return ofPayment ?? 'open'
  const moving = ofPayment === 'paid' || payment?.status === 'processing'
  return ended.has(ofOrder) && moving ? 'open' : ofOrder
}

/** True when the order will not change by waiting. */
export const isDecided = (order: Pick<Order, 'status' | 'payment'>): boolean => orderOutcome(order) !== 'open'

/** True once the server has turned the payment into the plan. */
export const isFulfilled = ({ status }: Pick<Order, 'status'>): boolean => status === 'fulfilled'

/** Whether the order can be paid (again). Expiry is the server's to refuse: the device's clock may be wrong. */
export function isPayable(order: Pick<Order, 'status' | 'payment'>): boolean {
  const outcome = orderOutcome(order)
  if (outcome === 'failed' || outcome === 'canceled') return true
  // A payment that is still being decided must not get a second one beside it.
  return outcome === 'open' && order.payment?.status !== 'processing'
}
