import { useEffect, useState } from 'react'
import type { Order } from '@companion/shared/http/shapes/orders'
import type { Money, Plan } from '@companion/shared/http/shapes/plans'
import { showToast } from '@companion/shared/toasts/queue'
import { Sheet } from '@companion/shared/ui/dialog/Sheet'
import type { Place, Provider } from '../../model/channel.ts'
import { sameMoney } from '../../model/money.ts'
import { useTexts } from '../../texts.ts'
import type { Formats } from '../useFormats.ts'
import { Confirm } from './Confirm.tsx'
import { closeStep, openStep, type ConfirmStep } from './confirmStep.ts'
import { troubleOf } from './trouble.ts'
import { usePurchase } from './usePurchase.ts'
import { LeaveQuestion, Working } from './Working.tsx'

interface Props {
  step: ConfirmStep | null
  plan: Plan | undefined
  /** An earlier order for this plan that may still be paid. */
  order: Order | undefined
  place: Place | undefined
  ways: readonly Provider[]
  userId: string
  formats: Formats
  /** The server has refused plan, price or way: what is on show is out of date. */
  onStale: (what: 'plans' | 'ways') => void
  /** The question was left; something unfinished may remain. */
  onLeft: () => void
}

/** From "Pay now" to the payment: the question, the waiting, and what can go wrong between. */
export function Checkout({
  step,
  plan,
  order: earlier,
  place,
  ways,
  userId,
  formats,
  onStale,
  onLeft,
}: Props) {
  const t = useTexts()
  const { stage, ending, start, stop, forget } = usePurchase(userId, place)
  const [asking, ask] = useState(false)
  const [held, hold] = useState<ConfirmStep | null>(null)
  const [confirmed, setConfirmed] = useState<Money>()
  const repriced = ending?.is === 'price' ? ending.order : null
  const order = repriced ?? earlier
  // An order keeps the price it was made at; at another price it is of no use.
  const usable = order && (repriced || (plan && sameMoney(order.amount, plan.price))) ? order : undefined
  const amount = usable?.amount ?? plan?.price

  const close = () => {
    forget()
    closeStep()
  }
  useEffect(() => {
    if (ending?.is === 'price' || ending?.is === 'plan') onStale('plans')
    if (ending?.is === 'ways') onStale('ways')
    if (ending?.is !== 'plan') return
    showToast({ text: t('planGone'), tone: 'info' })
    close()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per ending
  }, [ending])
  useEffect(() => {
    // The browser's own Back has left the question while a payment is under way: it is asked first.
    if (!stage || step || !held) return
    openStep(held)
    ask(true)
  }, [stage, step, held])

  const leave = () => {
    ask(false)
    stop()
    close()
    onLeft()
  }
  const pay = (provider: string) => {
    if (!plan || !amount) return
    hold(step)
    setConfirmed(amount)
    start({ planId: plan.id, amount, provider, order: usable })
  }
  if (!plan || !amount || !(step || stage)) return null
  // The new price is on its way: nothing to confirm before it is here.
  const stale = ending?.is === 'price' && !ending.order && confirmed && sameMoney(confirmed, amount)
  return (
    <>
      <Sheet open title={t('confirmTitle')} onClose={() => (stage ? ask(true) : close())}>
        {stage ? (
          <Working stage={stage} />
        ) : (
          <Confirm
            plan={plan}
            amount={amount}
            ways={ways}
            formats={formats}
            trouble={stale ? undefined : troubleOf(ending, t, formats.money(amount))}
            onPay={pay}
          />
        )}
      </Sheet>
      <LeaveQuestion open={asking && stage !== null} onLeave={leave} onStay={() => ask(false)} />
    </>
  )
}
