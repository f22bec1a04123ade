import { useCallback, useEffect, useState } from 'react'
import type { Order } from '@companion/shared/http/shapes/orders'
import * as api from '../../api.ts'
import { orderOutcome } from '../../model/order.ts'
import type { Pending } from '../../model/pending.ts'
import { pendings } from '../../world/stores.ts'
import { isWaiting, useLoad } from '../useLoad.ts'

export interface Unfinished {
  readonly pending: Pending
  /** What the server says of it; missing while it cannot be asked. */
  readonly order?: Order
}

/** The order of a purchase that was cut off before the server's answer arrived. */
async function adopted(userId: string, pending: Pending, signal: AbortSignal): Promise<Pending | null> {
  if (pending.orderId) return pending
  const found = (await api.openOrders(signal)).find(({ plan }) => plan.id === pending.planId)
  if (!found) return null
  const whole = { ...pending, orderId: found.id }
  pendings.keep(userId, whole)
  return whole
}

async function look(userId: string, signal: AbortSignal): Promise<Unfinished | null> {
  const noted = pendings.read(userId)
  const pending = noted && (await adopted(userId, noted, signal).catch(() => null))
  if (!pending) return null
  const reading = await api.lookAt(pending.orderId, signal)
  if ('order' in reading) {
    const open = orderOutcome(reading.order) === 'open'
    if (!open) pendings.clear(userId, pending.orderId)
    return open ? { pending, order: reading.order } : null
  }
  if (reading.lost !== 'missing') return { pending }
  pendings.clear(userId, pending.orderId)
  return null
}

/** This user's payment that is begun and not decided, looked at again whenever the page is seen again. */
export function useUnfinished(userId: string) {
  const load = useCallback((signal: AbortSignal) => look(userId, signal), [userId])
  const loaded = useLoad(load)
  const { data, reload } = loaded
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && reload()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [reload])

  /** Gives the order up. Rejects when the server has not agreed. */
  const cancel = async (): Promise<void> => {
    const id = data?.pending.orderId
    if (busy || !id) return
    setBusy(true)
    try {
      await api.cancelOrder(id, new AbortController().signal)
      pendings.clear(userId, id)
    } finally {
      setBusy(false)
      reload()
    }
  }
  return { found: data ?? undefined, waits: isWaiting(loaded), busy, cancel, reload }
}
