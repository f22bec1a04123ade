import * as api from '../../api.ts'
import type { Order } from '../../endpoints.ts'
import { orderOutcome } from '../../model/order.ts'
import type { Pending } from '../../model/pending.ts'
import { pendingPurchases } from '../../platform/stores.ts'

export interface PendingOrder {
  readonly pending: Pending
  /** The order on the server. It's missing if the order couldn't be loaded. */
  readonly order?: Order
}

/**
 * Adds the order's id to a purchase that has none because the response to the order never arrived. Finds the
 * order among the user's open orders. Resolves with null if the server has no open order for the plan.
 */
async function withOrderId(userId: string, pending: Pending, signal: AbortSignal): Promise<Pending | null> {
  if (pending.orderId) return pending
  const found = (await api.openOrders(signal)).find(({ plan }) => plan.id === pending.planId)
  if (!found) return null
  const whole = { ...pending, orderId: found.id }
  pendingPurchases.save(userId, whole)
  return whole
}

/** Loads the user's pending order. Resolves with null if the device has none or the server has decided it. */
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
