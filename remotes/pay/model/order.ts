import type { Order } from '../endpoints.ts'

/** An order's outcome for its buyer. `open` is neither paid nor cancelled and must not be shown as failed. */
export type OrderOutcome = 'paid' | 'open' | 'canceled' | 'failed' | 'expired' | 'refunded'

/** Statuses that decide an order. All others, including unknown ones, leave it open. */
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

/** Closed although money is moving or has moved. It stays open: "failed" would invite a second payment. */
export function orderOutcome({ status, payment }: Pick<Order, 'status' | 'payment'>): OrderOutcome {
  const ofOrder = byOrder.get(status)
  const ofPayment = byPayment.get(payment?.status)
  if (!ofOrder) return ofPayment ?? 'open'
  const moving = ofPayment === 'paid' || payment?.status === 'processing'
  return ended.has(ofOrder) && moving ? 'open' : ofOrder
}

/** True if waiting won't change the order. */
export const isDecided = (order: Pick<Order, 'status' | 'payment'>): boolean => orderOutcome(order) !== 'open'

/** True once the server has activated the plan. */
export const isFulfilled = ({ status }: Pick<Order, 'status'>): boolean => status === 'fulfilled'

/** Whether the order can be paid (again). The server checks its expiry: the device's clock may be wrong. */
export function isPayable(order: Pick<Order, 'status' | 'payment'>): boolean {
  const outcome = orderOutcome(order)
  if (outcome === 'failed' || outcome === 'canceled') return true
  // An undecided payment must not get a second one.
  return outcome === 'open' && order.payment?.status !== 'processing'
}
