import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Order } from '../../endpoints.ts'
import { useHeadingFocus } from '@companion/shared/hooks/useHeadingFocus'
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
import { isFulfilled, isUncharged } from '../../model/order.ts'
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

  useHeadingFocus(view)
  if (leaving) return <Message picture={external} whole title={t('opening')} />
  const [scene, sign, tone, title, hint] = looks[view]
  const reason = view === 'failed' ? reasons[order?.payment?.failure?.code ?? 0] : undefined
  const words = reason ?? hint
  const waits = view === 'checking' || view === 'pending'
  return (
    <div className={css.page}>
      {/* The key makes a new heading, because screen readers don't read a heading that only changes. */}
      <Message key={view} scene={scene} picture={sign} tone={tone} whole title={t(title)}>
        {paid && paid.amount && (
          <p className={css.sum}>
            <bdi>{formats.money(paid.amount)}</bdi>
          </p>
        )}
        {words && <p>{t(words)}</p>}
        {order && isUncharged(order) && <p>{t('notCharged')}</p>}
        {offline && waits && <p>{t('notConnected')}</p>}
        {waits && <div className={view === 'checking' ? `${css.line} ${css.moving}` : css.line} />}
      </Message>
      {order && <Receipt order={order} paid={Boolean(paid)} late={late} />}
      {(view !== 'checking' || slow) && (
        <div className={css.actions}>
          <Actions view={view} order={order} onCheck={recheck} onSupport={() => setSupportOpen(true)} />
        </div>
      )}
      <SupportSheet
        open={supportOpen}
        support={setup.data?.config.support}
        orderNumber={order?.no}
        onClose={() => setSupportOpen(false)}
      />
    </div>
  )
}

interface ReceiptProps {
  order: Order
  paid: boolean
  /** True if the plan wasn't active when the time limit was reached. */
  late: boolean
}

/** The plan, the amount and the number of the order. If it's paid, the dates instead of the amount. */
function Receipt({ order, paid, late }: ReceiptProps) {
  const t = useTexts()
  const formats = useFormats()
  const { lang } = useSnapshot(language)
  const active = isFulfilled(order)
  const { data: subscription } = useLoad(active ? loadSubscription : null)
  const paidAt = order.paidAt ?? order.payment?.paidAt
  const until = subscription?.plan.id === order.plan.id ? subscription.expiresAt : null
  // The stored plans have the name in the page's language.
  const name = cachedPlans.read(lang)?.find(({ id }) => id === order.plan.id)?.name ?? order.plan.name
  return (
    <>
      {paid && !active && <Banner tone="info">{t(late ? 'activatingLate' : 'activating')}</Banner>}
      <Group>
        {name && <Row label={t('plan')} value={name} />}
        {!paid && order.amount && <Row label={t('total')} value={formats.money(order.amount)} />}
        {paidAt && <Row label={t('paidOn')} value={formats.dateTime(paidAt)} />}
        {paid && until && <Row label={t('validUntilLabel')} value={formats.date(until)} />}
        {order.no && <Row label={t('orderNumber')} value={<Ltr>{order.no}</Ltr>} />}
      </Group>
    </>
  )
}
