import { useCallback, useEffect, useState } from 'react'
import type { Order } from '@companion/shared/http/shapes/orders'
import * as api from '../../api.ts'
import { orderOutcome, isPayable } from '../../model/order.ts'
import type { Pending } from '../../model/pending.ts'
import { pendingPurchases } from '../../platform/stores.ts'
import { isWaiting, useLoad } from '../useLoad.ts'

export interface UnfinishedPurchase {
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

async function loadUnfinished(userId: string, signal: AbortSignal): Promise<UnfinishedPurchase | null> {
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

/** This user's payment that is started and not decided; read again whenever the page becomes visible. */
export function useUnfinished(userId: string) {
  const load = useCallback((signal: AbortSignal) => loadUnfinished(userId, signal), [userId])
  const loaded = useLoad(load)
  const { data, reload } = loaded
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && reload()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [reload])

  /** Cancels the order. Rejects when the server refuses. */
  const cancel = async (): Promise<void> => {
    const id = data?.pending.orderId
    if (busy || !id) return
    setBusy(true)
    try {
      await api.cancelOrder(id, new AbortController().signal)
      pendingPurchases.clear(userId, id)
    } finally {
      setBusy(false)
      reload()
    }
  }
  return { found: data ?? undefined, waits: isWaiting(loaded), busy, cancel, reload }
}

/** The order to be paid again: the one the result page names in the step's data, else the unfinished one. */
export function useEarlier(orderId: string | undefined, unfinished: Order | undefined): Order | undefined {
  const load = useCallback((signal: AbortSignal) => api.readOrder(orderId ?? '', signal), [orderId])
  const { data } = useLoad(orderId === undefined ? null : load)
  const order = orderId !== undefined && data?.id === orderId ? data : unfinished
  return order && isPayable(order) ? order : undefined
}
