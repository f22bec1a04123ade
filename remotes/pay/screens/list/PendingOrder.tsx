import { useCallback } from 'react'
import { reportError } from '@companion/shared/http/reportError'
import { useSingleFlight } from '@companion/shared/hooks/useSingleFlight'
import type { Order } from '../../endpoints.ts'
import type { Plan } from '../../plans.ts'
import { navigate } from '@companion/shared/navigation/router'
import { showToast } from '@companion/shared/toasts/queue'
import { Button } from '@companion/shared/ui/controls/Button'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import * as api from '../../api.ts'
import { isPayable } from '../../model/order.ts'
import { pendingPurchases } from '../../platform/stores.ts'
import { useTexts } from '../../texts.ts'
import * as css from '../subscription/Subscription.css.ts'
import { useFormats } from '../useFormats.ts'
import { isWaiting, useLoad } from '../useLoad.ts'
import type { PlansPageLoads } from './plansPageLoads.ts'

/** Loads the user's pending order. */
export function usePendingOrder(load: PlansPageLoads['pendingOrder']) {
  const loaded = useLoad(load)
  const { data, reload } = loaded
  return { found: data ?? undefined, waits: isWaiting(loaded), reload }
}

/** Returns an order that can be paid again, from the history entry's data or else the pending order. */
export function useReusableOrder(
  orderId: string | undefined,
  pendingOrder: Order | undefined,
): Order | undefined {
  const load = useCallback((signal: AbortSignal) => api.readOrder(orderId ?? '', signal), [orderId])
  const { data } = useLoad(orderId === undefined ? null : load)
  const order = orderId !== undefined && data?.id === orderId ? data : pendingOrder
  return order && isPayable(order) ? order : undefined
}

interface Props {
  pendingOrder: ReturnType<typeof usePendingOrder>
  userId: string
  plans: readonly Plan[] | undefined
}

export function PendingOrder({ pendingOrder: { found, reload }, userId, plans }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const [busy, run] = useSingleFlight()
  if (!found) return null
  const { planId, orderId } = found.pending
  const cancel = async () => {
    try {
      await api.cancelOrder(orderId, new AbortController().signal)
      pendingPurchases.clear(userId, orderId)
      showToast({ text: t('orderCanceled'), tone: 'info' })
    } catch (error) {
      void reportError(error, { fallback: { text: t('notCanceled') } })
    }
    reload()
  }
  const name = plans?.find(({ id }) => id === planId)?.name ?? found.order?.plan.name
  const price = found.order?.amount && formats.money(found.order.amount)
  return (
    <Banner tone="warn" title={t('unfinished')}>
      <bdi>{[name, price].filter(Boolean).join(' · ')}</bdi>
      <div className={css.actions}>
        <Button variant="text" onClick={() => navigate('payResult', { query: { orderId } })}>
          {t('checkResult')}
        </Button>
        <Button variant="dangerText" busy={busy} onClick={() => run(cancel)}>
          {t('cancelOrder')}
        </Button>
      </div>
    </Banner>
  )
}
