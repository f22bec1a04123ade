import { closePage } from '@companion/bridge-contract'
import { hostKind, notify } from '@companion/shared/bridge/app'
import { navigate } from '@companion/shared/navigation/router'
import type { Order } from '../../endpoints.ts'
import { Button } from '@companion/shared/ui/controls/Button'
import type { ResultView } from '../../model/check.ts'
import { useTexts } from '../../texts.ts'
import { stepFor } from '../checkout/confirmStep.ts'

/** The actions for each view, the likeliest first. An action is also the key of its text. */
const offered = {
  checking: ['notYet'],
  pending: ['iHavePaid', 'notYet', 'support'],
  success: ['done', 'renewAgain'],
  canceled: ['payAgain', 'backToPlans'],
  failed: ['tryAgain', 'backToPlans', 'support'],
  expired: ['backToPlans', 'support'],
  refunded: ['backToPlans', 'support'],
  missing: ['backToPlans', 'support'],
  dropped: ['payAgain', 'iHavePaid', 'backToPlans'],
} as const satisfies Record<ResultView, readonly string[]>

type Action = (typeof offered)[ResultView][number]

const looks = ['primary', 'secondary'] as const

const back = (): void => void navigate.back()

/** Closes the page in an app. Without an app, it shows the account's menu. */
async function leave(): Promise<void> {
  const closed = hostKind() === 'none' ? 'absent' : await notify(closePage)
  if (closed === 'absent') navigate('/')
}

interface Props {
  view: ResultView
  order: Order | null
  onCheck: () => void
  onSupport: () => void
}

export function Actions({ view, order, onCheck, onSupport }: Props) {
  const t = useTexts()
  // Opens the sheet for the same order, because the server can still accept a payment for it.
  const payAgain = () => {
    if (!order) return
    navigate('payList', { replace: true, data: stepFor({ planId: order.plan.id, orderId: order.id }) })
  }
  const acts: Readonly<Record<Action, () => void>> = {
    iHavePaid: onCheck,
    renewAgain: back,
    notYet: back,
    backToPlans: back,
    payAgain,
    tryAgain: payAgain,
    done: () => void leave(),
    support: onSupport,
  }
  return offered[view].map((action, at) => (
    // The only action during a check is to leave. It isn't a primary button, because most users should wait.
    <Button key={action} variant={looks[view === 'checking' ? 1 : at] ?? 'text'} onClick={acts[action]}>
      {t(action)}
    </Button>
  ))
}
