import { closePage } from '@companion/bridge-contract'
import { hostKind, notify } from '@companion/shared/bridge/app'
import { navigate } from '@companion/shared/navigation/router'
import type { Order } from '@companion/shared/http/shapes/orders'
import { Button } from '@companion/shared/ui/controls/Button'
import type { ResultView } from '../../model/check.ts'
import { useTexts } from '../../texts.ts'
import { stepFor } from '../checkout/confirmStep.ts'

type Action = 'renew' | 'done' | 'paid' | 'notYet' | 'payAgain' | 'tryAgain' | 'plans' | 'support'

const offered: Readonly<Record<ResultView, readonly Action[]>> = {
  checking: [],
  pending: ['paid', 'notYet', 'support'],
  success: ['done', 'renew'],
  canceled: ['payAgain', 'plans'],
  failed: ['tryAgain', 'plans', 'support'],
  expired: ['plans', 'support'],
  refunded: ['plans', 'support'],
  missing: ['plans', 'support'],
  dropped: ['payAgain', 'paid', 'plans'],
}

const words = {
  renew: 'renewAgain',
  done: 'done',
  paid: 'iHavePaid',
  notYet: 'notYet',
  payAgain: 'payAgain',
  tryAgain: 'tryAgain',
  plans: 'backToPlans',
  support: 'support',
} as const

const looks = ['primary', 'secondary', 'text'] as const

const back = (): void => void navigate.back()

/** Leaves a paid order: closes the page in an app, else goes to the account. */
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

/** What can be done about a result, the most likely first. */
export function Actions({ view, order, onCheck, onSupport }: Props) {
  const t = useTexts()
  // The same order can be paid again as long as the server allows it; the question opens at once.
  const payAgain = () =>
    order &&
    navigate('payList', { replace: true, data: stepFor({ planId: order.plan.id, orderId: order.id }) })
  const acts: Readonly<Record<Action, () => void>> = {
    paid: onCheck,
    renew: back,
    notYet: back,
    plans: back,
    payAgain: () => void payAgain(),
    tryAgain: () => void payAgain(),
    done: () => void leave(),
    support: onSupport,
  }
  return offered[view].map((action, at) => (
    <Button key={action} variant={looks[Math.min(at, 2)] ?? 'text'} onClick={acts[action]}>
      {t(words[action])}
    </Button>
  ))
}
