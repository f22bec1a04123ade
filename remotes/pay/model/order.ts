import type { Order } from '../endpoints.ts'

/** An order's outcome for its buyer. An `open` order is undecided, so it must not be shown as failed. */
export type OrderOutcome = 'paid' | 'open' | 'canceled' | 'failed' | 'expired' | 'refunded'

/** Statuses that decide an order. With all other statuses, including unknown ones, the order stays open. */
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

/**
 * Returns an order's outcome. A closed order whose payment is running or has succeeded is treated as open,
 * because "failed" would invite the user to pay a second time.
 */
export function orderOutcome({ status, payment }: Pick<Order, 'status' | 'payment'>): OrderOutcome {
  const ofOrder = byOrder.get(status)
  const ofPayment = byPayment.get(payment?.status)
  if (!ofOrder) return ofPayment ?? 'open'
  const moving = ofPayment === 'paid' || payment?.status === 'processing'
  return ended.has(ofOrder) && moving ? 'open' : ofOrder
}

/** Returns true if the order is decided, so that waiting won't change it. */
export const isDecided = (order: Pick<Order, 'status' | 'payment'>): boolean => orderOutcome(order) !== 'open'

/** States of a payment that took no money. An undecided payment can still take it. */
const unpaid: ReadonlySet<OrderOutcome | undefined> = new Set(['failed', 'canceled'])

/** Returns true if the order has ended and its payment has certainly taken no money. */
export function isUncharged(order: Pick<Order, 'status' | 'payment' | 'paidAt'>): boolean {
  const { payment, paidAt } = order
  if (!ended.has(orderOutcome(order)) || paidAt || payment?.paidAt) return false
  return !payment || unpaid.has(byPayment.get(payment.status))
}

/** Returns true if the server has activated the plan. */
export const isFulfilled = ({ status }: Pick<Order, 'status'>): boolean => status === 'fulfilled'

/** Returns true if the order can be paid (again). Ignores `expiresAt`, because device clocks can be wrong. */
export function isPayable(order: Pick<Order, 'status' | 'payment'>): boolean {
  const outcome = orderOutcome(order)
  if (outcome === 'failed' || outcome === 'canceled') return true
  // Otherwise the user would start a second payment while the first one is undecided.
  return outcome === 'open' && order.payment?.status !== 'processing'
}
