import { useCallback } from 'react'
import type { Order } from '@companion/shared/http/shapes/orders'
import { readOrder } from '../../api.ts'
import { isPayable } from '../../model/order.ts'
import { useLoad } from '../useLoad.ts'

/** The order to be paid again: the one the result page has sent back with, else the unfinished one. */
export function useEarlier(orderId: string | undefined, unfinished: Order | undefined): Order | undefined {
  const load = useCallback((signal: AbortSignal) => readOrder(orderId ?? '', signal), [orderId])
  const { data } = useLoad(orderId === undefined ? null : load)
  const order = orderId !== undefined && data?.id === orderId ? data : unfinished
  return order && isPayable(order) ? order : undefined
}
