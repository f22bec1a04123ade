import { closePage } from '@companion/bridge-contract'
import { hostKind, notify } from '@companion/shared/bridge/app'
import { navigate } from '@companion/shared/navigation/router'
import type { Order } from '../../endpoints.ts'
import { Button } from '@companion/shared/ui/controls/Button'
import type { ResultView } from '../../model/check.ts'
import { useTexts } from '../../texts.ts'
import { stepFor } from '../checkout/confirmStep.ts'

/** The actions for each result, the likeliest first. Each is the key of its text. */
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

/** Leaves a paid order: closes the page in an app, otherwise opens the account. */
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
  // The same order can be paid again while the server allows it; the sheet opens at once.
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
    // While a payment is being checked, leaving isn't the likeliest choice.
    <Button key={action} variant={looks[view === 'checking' ? 1 : at] ?? 'text'} onClick={acts[action]}>
      {t(action)}
    </Button>
  ))
}
