import * as api from '../../api.ts'
import type { Order } from '../../endpoints.ts'
import { orderOutcome } from '../../model/order.ts'
import type { Pending } from '../../model/pending.ts'
import { pendingPurchases } from '../../platform/stores.ts'

interface UnfinishedPurchase {
  readonly pending: Pending
  /** The server's present state of it; missing while the server cannot be reached. */
  readonly order?: Order
}

/** The purchase with the id of its order, also where the server's answer with that id was lost; else null. */
async function withOrderId(userId: string, pending: Pending, signal: AbortSignal): Promise<Pending | null> {
  if (pending.orderId) return pending
  const found = (await api.openOrders(signal)).find(({ plan }) => plan.id === pending.planId)
  if (!found) return null
  const whole = { ...pending, orderId: found.id }
  pendingPurchases.save(userId, whole)
  return whole
}

/** The payment of a user that is started and not decided, as this device and the server know it; null where there is none. */
export async function loadUnfinished(
  userId: string,
  signal: AbortSignal,
): Promise<UnfinishedPurchase | null> {
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
