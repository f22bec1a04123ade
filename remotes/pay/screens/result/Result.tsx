import { useEffect, useState, type ReactNode } from 'react'
import { Message } from '@companion/shared/ui/feedback/Message'
import { external, clock, done, info, refresh, wrong } from '@companion/shared/ui/text/icons'
import type { Glyph } from '@companion/shared/ui/text/Icon'
import type { Order } from '@companion/shared/http/shapes/orders'
import { loadConfig } from '../../api.ts'
import { channelOf } from '../../model/channel.ts'
import { viewOf, type ResultView } from '../../model/check.ts'
import { useTexts } from '../../texts.ts'
import { handedOff } from '../../platform/purchaseHandoff.ts'
import { payEnvironment } from '../../platform/environment.ts'
import { pendingPurchases, cachedPlans } from '../../platform/stores.ts'
import { SupportSheet } from '../SupportSheet.tsx'
import { useFormats } from '../useFormats.ts'
import { useLoad } from '../useLoad.ts'
import { Actions } from './Actions.tsx'
import { Receipt } from './Receipt.tsx'
import * as css from './Result.css.ts'
import { useCheck } from './useCheck.ts'

interface Props {
  orderId: string
  userId: string
  lang: string
  /** The address says that the payment was canceled: a hint that shortens the wait and decides nothing. */
  canceled: boolean
}

const decided = new Set(['success', 'canceled', 'failed', 'expired', 'refunded', 'missing'])

const support = async (signal: AbortSignal) =>
  (await loadConfig(channelOf(await payEnvironment(window)), signal)).support

/** The result of one order, decided by the server alone. */
export function Result({ orderId, userId, lang, canceled }: Props) {
  const t = useTexts()
  const formats = useFormats(lang)
  const { state, leaving, recheck } = useCheck(orderId, canceled)
  const [supportOpen, setSupportOpen] = useState(false)
  const contacts = useLoad(supportOpen ? support : null)
  const planId = state.order?.plan.id
  const name = cachedPlans.read(lang)?.find(({ id }) => id === planId)?.name ?? state.order?.plan.name ?? ''
  const view = viewOf(state, handedOff(orderId)?.appStatus)
  useEffect(() => {
    if (decided.has(view)) pendingPurchases.clear(userId, orderId)
  }, [view, userId, orderId])

  if (leaving) return <Message picture={external} whole title={t('opening')} />
  return (
    <>
      <ResultMessage view={view} order={state.order} offline={state.offline}>
        {view !== 'checking' && view !== 'success' && (
          <Actions view={view} order={state.order} onCheck={recheck} onSupport={() => setSupportOpen(true)} />
        )}
      </ResultMessage>
      {view === 'success' && state.order && (
        <>
          <Receipt order={state.order} name={name} formats={formats} late={state.late} />
          <div className={css.actions}>
            <Actions
              view={view}
              order={state.order}
              onCheck={recheck}
              onSupport={() => setSupportOpen(true)}
            />
          </div>
        </>
      )}
      <SupportSheet
        open={supportOpen}
        support={contacts.data}
        orderNumber={state.order?.no}
        onClose={() => setSupportOpen(false)}
      />
    </>
  )
}

type Tone = 'plain' | 'ok' | 'warn' | 'danger'

const looks = {
  checking: [refresh, 'plain', 'checking', 'checkingHint'],
  pending: [clock, 'warn', 'pending', 'pendingHint'],
  success: [done, 'ok', 'success', undefined],
  canceled: [info, 'plain', 'canceled', 'canceledHint'],
  failed: [wrong, 'danger', 'failed', 'failedHint'],
  expired: [clock, 'danger', 'orderExpired', 'orderExpiredHint'],
  refunded: [refresh, 'plain', 'refunded', 'refundedHint'],
  missing: [info, 'plain', 'missing', 'missingHint'],
  dropped: [info, 'plain', 'dropped', 'droppedHint'],
} as const satisfies Record<ResultView, readonly [Glyph, Tone, string, string | undefined]>

/** Failure reasons of the provider with a text of their own (business codes, ASSUMED). */
const reasons: Readonly<Record<number, 'declined'>> = { 44004: 'declined' }

interface MessageProps {
  view: ResultView
  order: Order | null
  offline: boolean
  children: ReactNode
}

/** The result of the payment: a picture, one line, and what to do next. */
function ResultMessage({ view, order, offline, children }: MessageProps) {
  const t = useTexts()
  const [picture, tone, title, hint] = looks[view]
  const reason = view === 'failed' ? reasons[order?.payment?.failure?.code ?? 0] : undefined
  const words = reason ?? hint
  return (
    <Message picture={picture} tone={tone} whole title={t(title)} actions={children}>
      {words && <p>{t(words)}</p>}
      {offline && (view === 'checking' || view === 'pending') && <p>{t('notConnected')}</p>}
    </Message>
  )
}
