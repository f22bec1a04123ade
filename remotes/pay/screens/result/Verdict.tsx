import type { ReactNode } from 'react'
import { clock, done, info, refresh, wrong } from '@companion/shared/ui/text/icons'
import type { Glyph } from '@companion/shared/ui/text/Icon'
import { Message } from '@companion/shared/ui/feedback/Message'
import type { Order } from '@companion/shared/http/shapes/orders'
import type { ResultView } from '../../model/view.ts'
import { useTexts } from '../../texts.ts'

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

/** Reasons of the provider that have words of their own (business codes, ASSUMED). */
const reasons: Readonly<Record<number, 'declined'>> = { 44004: 'declined' }

interface Props {
  view: ResultView
  order: Order | null
  cutOff: boolean
  children: ReactNode
}

/** What became of the payment: a picture, one line, and what to do next. */
export function Verdict({ view, order, cutOff, children }: Props) {
  const t = useTexts()
  const [picture, tone, title, hint] = looks[view]
  const reason = view === 'failed' ? reasons[order?.payment?.failure?.code ?? 0] : undefined
  const words = reason ?? hint
  return (
    <Message picture={picture} tone={tone} whole title={t(title)} actions={children}>
      {words && <p>{t(words)}</p>}
      {cutOff && (view === 'checking' || view === 'pending') && <p>{t('notConnected')}</p>}
    </Message>
  )
}
