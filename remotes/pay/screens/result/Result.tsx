import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Order } from '../../endpoints.ts'
import { language } from '@companion/shared/texts/language'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Message } from '@companion/shared/ui/feedback/Message'
import type { DrawingProps } from '@companion/shared/ui/feedback/Drawing'
import type { picture } from '@companion/shared/ui/feedback/Message.css'
import { external, clock, done, info, refresh, wrong } from '@companion/shared/ui/text/icons'
import type { Glyph } from '@companion/shared/ui/text/Icon'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { Group } from '@companion/shared/ui/layout/Group'
import { Row } from '@companion/shared/ui/rows/Row'
import { loadSubscription } from '../../api.ts'
import { viewOf, type ResultView } from '../../model/check.ts'
import { isFulfilled } from '../../model/order.ts'
import { useTexts } from '../../texts.ts'
import { handedOff } from '../../platform/purchaseHandoff.ts'
import { loadPaymentSetup } from '../../platform/paymentSetup.ts'
import { pendingPurchases, cachedPlans } from '../../platform/stores.ts'
import { SupportSheet } from '../SupportSheet.tsx'
import { useFormats } from '../useFormats.ts'
import { useLate } from '../useLate.ts'
import { useLoad } from '../useLoad.ts'
import { Actions } from './Actions.tsx'
import * as css from './Result.css.ts'
import { useCheck } from './useCheck.ts'

const looks = {
  checking: ['hourglass', refresh, 'info', 'checking', 'checkingHint'],
  pending: ['hourglass', clock, 'warn', 'pending', 'pendingHint'],
  success: ['receipt', done, 'ok', 'success', undefined],
  canceled: ['receipt', info, 'info', 'canceled', 'canceledHint'],
  failed: ['bankCard', wrong, 'danger', 'failed', 'failedHint'],
  expired: ['hourglass', clock, 'danger', 'orderExpired', 'orderExpiredHint'],
  refunded: ['receipt', refresh, 'info', 'refunded', 'refundedHint'],
  missing: ['receipt', info, 'info', 'missing', 'missingHint'],
  dropped: ['bankCard', info, 'info', 'dropped', 'droppedHint'],
} as const satisfies Record<
  ResultView,
  readonly [DrawingProps['of'], Glyph, keyof typeof picture, string, string | undefined]
>

/** Texts of provider failures, by business code (ASSUMED). */
const reasons: Readonly<Record<number, 'declined'>> = { 44004: 'declined' }

/** Time in milliseconds after which a running check shows a button to leave, for users who didn't pay. */
const patientMs = 5000

const open: ReadonlySet<ResultView> = new Set(['checking', 'pending', 'dropped'])

interface Props {
  orderId: string
  userId: string
  /** True if the URL reports a cancelled payment. It shortens the wait, but the server decides. */
  canceled: boolean
}

/** The result of an order. Only the server decides it. */
export function Result({ orderId, userId, canceled }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const { lang } = useSnapshot(language)
  const { state, leaving, recheck } = useCheck(orderId, canceled)
  const [supportOpen, setSupportOpen] = useState(false)
  const setup = useLoad(supportOpen ? loadPaymentSetup : null)
  const { order, offline, late } = state
  const view = viewOf(state, handedOff(orderId)?.appStatus)
  const slow = useLate(view === 'checking' && !leaving, patientMs)
  const paid = view === 'success' && order
  useEffect(() => {
    if (!open.has(view)) pendingPurchases.clear(userId, orderId)
  }, [view, userId, orderId])

  if (leaving) return <Message picture={external} whole title={t('opening')} />
  const [scene, sign, tone, title, hint] = looks[view]
  const reason = view === 'failed' ? reasons[order?.payment?.failure?.code ?? 0] : undefined
  const words = reason ?? hint
  const name = cachedPlans.read(lang)?.find(({ id }) => id === order?.plan.id)?.name ?? order?.plan.name ?? ''
  const actions = (
    <Actions view={view} order={order} onCheck={recheck} onSupport={() => setSupportOpen(true)} />
  )
  return (
    <>
      <Message
        scene={scene}
        picture={sign}
        tone={tone}
        whole
        title={
          <>
            <span>{t(title)}</span>
            {paid && paid.amount && (
              <>
                {' '}
                <bdi className={css.sum}>{formats.money(paid.amount)}</bdi>
              </>
            )}
          </>
        }
        actions={(view === 'checking' ? slow : view !== 'success') && actions}
      >
        {words && <p>{t(words)}</p>}
        {offline && (view === 'checking' || view === 'pending') && <p>{t('notConnected')}</p>}
      </Message>
      {paid && (
        <>
          <Receipt order={paid} name={name} late={late} />
          <div className={css.actions}>{actions}</div>
        </>
      )}
      <SupportSheet
        open={supportOpen}
        support={setup.data?.config.support}
        orderNumber={order?.no}
        onClose={() => setSupportOpen(false)}
      />
    </>
  )
}

interface ReceiptProps {
  order: Order
  /** The plan's name in the page's language, if known. */
  name: string
  /** True if the plan wasn't active when the time limit was reached. */
  late: boolean
}

/** The paid plan with its dates. */
function Receipt({ order, name, late }: ReceiptProps) {
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
        {name && <Row label={t('plan')} value={name} />}
        {paidAt && <Row label={t('paidOn')} value={formats.dateTime(paidAt)} />}
        {until && <Row label={t('validUntilLabel')} value={formats.date(until)} />}
        {order.no && <Row label={t('orderNumber')} value={<Ltr>{order.no}</Ltr>} />}
      </Group>
    </>
  )
}
