import { useEffect, useState } from 'react'
import type { Order } from '../../endpoints.ts'
import type { Money, Plan } from '../../plans.ts'
import { AlertDialog } from '@companion/shared/ui/dialog/AlertDialog'
import { Sheet } from '@companion/shared/ui/dialog/Sheet'
import { isApiError } from '@companion/shared/http/apiError'
import { sameMoney } from '../../model/money.ts'
import type { Offer } from '../../model/offer.ts'
import { useTexts } from '../../texts.ts'
import type { PurchaseResult } from '../../model/purchase.ts'
import type { PlansPageState } from '../list/usePlansPage.ts'
import { useFormats } from '../useFormats.ts'
import { Confirm, Working } from './Confirm.tsx'
import { closeStep, openStep, type ConfirmStep } from './confirmStep.ts'
import { useOutOfDate } from './useOutOfDate.ts'
import { usePurchase } from './usePurchase.ts'

interface Props {
  step: ConfirmStep | null
  page: PlansPageState
  plan: Plan | undefined
  /** The present offer for the plan. */
  offer: Offer
  /** An order for this plan that can be paid again. */
  order: Order | undefined
  userId: string
  /** Called when the pending order can have changed: a payment was abandoned, or another page has bought. */
  onLeft: () => void
}

const isAtPrice = ({ amount }: Order, plan: Plan | undefined): boolean =>
  amount !== undefined && plan !== undefined && sameMoney(amount, plan.price)

/** The checkout from "Pay now" to the payment. Shows the confirmation, the progress and errors. */
export function Checkout({ step: asked, page, plan, offer, order: reusableOrder, userId, onLeft }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const { stage, result, start, stop, clear } = usePurchase(userId, page.environment)
  const [leaveAsked, askToLeave] = useState(false)
  const [paidStep, setPaidStep] = useState<ConfirmStep | null>(null)
  const [confirmed, setConfirmed] = useState<Money>()
  // Closes the sheet if the plan isn't offered any more, for example because the user has bought it in
  // another page. During a payment the sheet stays open.
  const step = stage || offer !== 'none' ? asked : null
  const repriced = result?.type === 'price' ? result.order : null
  const order = repriced ?? reusableOrder
  // An order's price never changes, so the order can't be reused if the plan's price has changed.
  const usable = order?.amount && (repriced || isAtPrice(order, plan)) ? order : undefined
  const amount = usable?.amount ?? plan?.price

  const close = () => {
    clear()
    closeStep()
  }
  const takenBack = asked !== null && !stage && plan !== undefined && page.buyable && offer === 'none'
  useOutOfDate({ result, takenBack, page, onLeft, close })
  useEffect(() => {
    // If Back closed the sheet during a payment, this opens the sheet again and asks the user first.
    if (!stage || step || !paidStep) return
    openStep(paidStep)
    // oxlint-disable-next-line react/set-state-in-effect -- the browser's Back is not this page's event
    askToLeave(true)
  }, [stage, step, paidStep])

  const leave = () => {
    askToLeave(false)
    stop()
    close()
    onLeft()
  }
  const pay = (provider: string) => {
    if (!plan || !amount) return
    setPaidStep(step)
    setConfirmed(amount)
    start({ planId: plan.id, amount, provider, order: usable }, (signal) => page.isOffered(plan, signal))
  }
  if (!plan || !amount || !(step || stage)) return null
  // True while the new price is loading. Until then the message would show the old price.
  const stale = result?.type === 'price' && !result.order && confirmed && sameMoney(confirmed, amount)
  return (
    <>
      <Sheet open title={t('confirmTitle')} onClose={() => (stage ? askToLeave(true) : close())}>
        {stage ? (
          <Working stage={stage} />
        ) : (
          <Confirm
            plan={plan}
            amount={amount}
            offer={offer}
            page={page}
            problem={stale ? undefined : problemText(result, t, formats.money(amount))}
            onPay={pay}
          />
        )}
      </Sheet>
      <AlertDialog
        open={leaveAsked && stage !== null}
        title={t('leaveTitle')}
        confirm={t('leave')}
        cancel={t('stay')}
        onConfirm={leave}
        onCancel={() => askToLeave(false)}
      >
        {t('leaveText')}
      </AlertDialog>
    </>
  )
}

const words = { providers: 'wayGone', unsafe: 'unsafe', offer: 'notStarted' } as const

const lost = new Set(['network', 'timeout'])

/** Returns the text for a purchase that failed while the sheet stays open. */
function problemText(
  result: PurchaseResult | null,
  t: ReturnType<typeof useTexts>,
  price: string,
): string | undefined {
  if (!result || result.type === 'result' || result.type === 'plan') return undefined
  if (result.type === 'price') return t('priceChanged', { price })
  if (result.type !== 'failed') return t(words[result.type])
  const { cause } = result
  return t(isApiError(cause) && lost.has(cause.type) ? 'notConnected' : 'notStarted')
}
