import { useEffect, useState } from 'react'
import { Message } from '@companion/shared/ui/feedback/Message'
import { external } from '@companion/shared/ui/text/icons'
import { loadConfig } from '../../api.ts'
import { channelOf } from '../../model/channel.ts'
import { viewOf } from '../../model/view.ts'
import { useTexts } from '../../texts.ts'
import { handedOff } from '../../world/purchaseHandoff.ts'
import { findPlace } from '../../world/place.ts'
import { pendings, seenPlans } from '../../world/stores.ts'
import { SupportSheet } from '../SupportSheet.tsx'
import { useFormats } from '../useFormats.ts'
import { useLoad } from '../useLoad.ts'
import { Actions } from './Actions.tsx'
import { Receipt } from './Receipt.tsx'
import * as css from './Result.css.ts'
import { useCheck } from './useCheck.ts'
import { Verdict } from './Verdict.tsx'

interface Props {
  orderId: string
  userId: string
  lang: string
  /** The address says that the payment was canceled: a hint that shortens the waiting and decides nothing. */
  canceled: boolean
}

const decided = new Set(['success', 'canceled', 'failed', 'expired', 'refunded', 'missing'])

const support = async (signal: AbortSignal) =>
  (await loadConfig(channelOf(await findPlace(window)), signal)).support

/** One order's result, by the server's word alone. */
export function Result({ orderId, userId, lang, canceled }: Props) {
  const t = useTexts()
  const formats = useFormats(lang)
  const { state, leaving, again } = useCheck(orderId, canceled)
  const [asking, ask] = useState(false)
  const contacts = useLoad(asking ? support : null)
  const planId = state.order?.plan.id
  const name = seenPlans.read(lang)?.find(({ id }) => id === planId)?.name ?? state.order?.plan.name ?? ''
  const view = viewOf(state, handedOff(orderId)?.said)
  useEffect(() => {
    if (decided.has(view)) pendings.clear(userId, orderId)
  }, [view, userId, orderId])

  if (leaving) return <Message picture={external} whole title={t('opening')} />
  return (
    <>
      <Verdict view={view} order={state.order} cutOff={state.cutOff}>
        {view !== 'checking' && view !== 'success' && (
          <Actions view={view} order={state.order} onCheck={again} onSupport={() => ask(true)} />
        )}
      </Verdict>
      {view === 'success' && state.order && (
        <>
          <Receipt order={state.order} name={name} formats={formats} late={state.late} />
          <div className={css.actions}>
            <Actions view={view} order={state.order} onCheck={again} onSupport={() => ask(true)} />
          </div>
        </>
      )}
      <SupportSheet
        open={asking}
        support={contacts.data}
        orderNumber={state.order?.no}
        onClose={() => ask(false)}
      />
    </>
  )
}
