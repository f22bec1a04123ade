import { reportError } from '@companion/shared/http/reportError'
import type { Plan } from '@companion/shared/http/shapes/plans'
import { navigate } from '@companion/shared/navigation/router'
import { showToast } from '@companion/shared/toasts/queue'
import { Button } from '@companion/shared/ui/controls/Button'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { useTexts } from '../../texts.ts'
import * as css from '../subscription/Subscription.css.ts'
import type { Formats } from '../useFormats.ts'
import type { UnfinishedPurchase, useUnfinished } from './useUnfinished.ts'

interface Props {
  unfinished: Pick<ReturnType<typeof useUnfinished>, 'busy' | 'cancel'>
  found: UnfinishedPurchase
  plans: readonly Plan[] | undefined
  formats: Formats
}

/** A payment of this user that was started here and is not decided. */
export function Unfinished({ unfinished, found: { pending, order }, plans, formats }: Props) {
  const t = useTexts()
  const cancel = () =>
    unfinished.cancel().then(
      () => showToast({ text: t('orderCanceled'), tone: 'info' }),
      (error: unknown) => reportError(error, { fallback: { text: t('notCanceled') } }),
    )
  const name = plans?.find(({ id }) => id === pending.planId)?.name ?? order?.plan.name
  const price = order && formats.money(order.amount)
  return (
    <Banner tone="warn" title={t('unfinished')}>
      <bdi>{[name, price].filter(Boolean).join(' · ')}</bdi>
      <div className={css.actions}>
        <Button variant="text" onClick={() => navigate('payResult', { query: { orderId: pending.orderId } })}>
          {t('checkResult')}
        </Button>
        <Button variant="dangerText" busy={unfinished.busy} onClick={() => void cancel()}>
          {t('cancelOrder')}
        </Button>
      </div>
    </Banner>
  )
}
