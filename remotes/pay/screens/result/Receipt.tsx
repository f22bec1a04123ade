import type { Order } from '@companion/shared/http/shapes/orders'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { Group } from '@companion/shared/ui/layout/Group'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Row } from '@companion/shared/ui/rows/Row'
import { loadSubscription } from '../../api.ts'
import { isFulfilled } from '../../model/order.ts'
import { useTexts } from '../../texts.ts'
import { useFormats } from '../useFormats.ts'
import { useLoad } from '../useLoad.ts'

interface Props {
  order: Order
  /** The plan's name in the page's language, where it is known. */
  name: string
  /** The plan should be active by now and is not. */
  late: boolean
}

/** What was paid, when, and until when it is good. */
export function Receipt({ order, name, late }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const active = isFulfilled(order)
  const { data: subscription } = useLoad(active ? loadSubscription : null)
  const paidAt = order.paidAt ?? order.payment?.paidAt
  const until = subscription?.plan.id === order.plan.id ? subscription.expiresAt : null
  return (
    <>
      {!active && <Banner tone="info">{t(late ? 'activatingLate' : 'activating')}</Banner>}
      <Group>
        <Row label={t('plan')} value={name} />
        <Row label={t('amount')} value={formats.money(order.amount)} />
        {paidAt && <Row label={t('paidOn')} value={formats.dateTime(paidAt)} />}
        {until && <Row label={t('validUntilLabel')} value={formats.date(until)} />}
        <Row label={t('orderNumber')} value={<Ltr>{order.no}</Ltr>} />
      </Group>
    </>
  )
}
