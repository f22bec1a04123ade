import * as api from '../../api.ts'
import type { Order } from '../../endpoints.ts'
import { orderOutcome } from '../../model/order.ts'
import type { Pending } from '../../model/pending.ts'
import { pendingPurchases } from '../../platform/stores.ts'

export interface PendingOrder {
  readonly pending: Pending
  /** The server's order; missing if the server can't be reached. */
  readonly order?: Order
}

/** Adds the order id if the response with it was lost; null if the server has no such order. */
async function withOrderId(userId: string, pending: Pending, signal: AbortSignal): Promise<Pending | null> {
  if (pending.orderId) return pending
  const found = (await api.openOrders(signal)).find(({ plan }) => plan.id === pending.planId)
  if (!found) return null
  const whole = { ...pending, orderId: found.id }
  pendingPurchases.save(userId, whole)
  return whole
}

/** The user's pending order according to device and server, or null. */
export async function loadPendingOrder(userId: string, signal: AbortSignal): Promise<PendingOrder | null> {
  const saved = pendingPurchases.read(userId)
  const pending = saved && (await withOrderId(userId, saved, signal).catch(() => null))
  if (!pending) return null
  const reading = await api.checkOrder(pending.orderId, signal)
  if ('order' in reading) {
    const open = orderOutcome(reading.order) === 'open'
    if (!open) pendingPurchases.clear(userId, pending.orderId)
    return open ? { pending, order: reading.order } : null
  }
  if (reading.lost !== 'missing') return { pending }
  pendingPurchases.clear(userId, pending.orderId)
  return null
}
