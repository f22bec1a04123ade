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
import type { ShopState } from '../list/useShop.ts'
import { useFormats } from '../useFormats.ts'
import { Confirm, Working } from './Confirm.tsx'
import { closeStep, openStep, type ConfirmStep } from './confirmStep.ts'
import { useOutOfDate } from './useOutOfDate.ts'
import { usePurchase } from './usePurchase.ts'

interface Props {
  step: ConfirmStep | null
  shop: ShopState
  plan: Plan | undefined
  /** What may be done about the plan now. */
  offer: Offer
  /** An earlier order for this plan that may still be paid. */
  order: Order | undefined
  userId: string
  /** An unfinished order may be there, or gone: the question was closed, or another page has bought. */
  onLeft: () => void
}

const isAtPrice = ({ amount }: Order, plan: Plan | undefined): boolean =>
  amount !== undefined && plan !== undefined && sameMoney(amount, plan.price)

/** From "Pay now" to the payment: the question, the wait, and what can go wrong in between. */
export function Checkout({ step: asked, shop, plan, offer, order: earlier, userId, onLeft }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const { stage, result, start, stop, clear } = usePurchase(userId, shop.environment)
  const [leaveAsked, askToLeave] = useState(false)
  const [paidStep, setPaidStep] = useState<ConfirmStep | null>(null)
  const [confirmed, setConfirmed] = useState<Money>()
  // Whoever holds the plan by now is not asked to pay for it; what is being paid goes on.
  const step = stage || offer !== 'none' ? asked : null
  const repriced = result?.is === 'price' ? result.order : null
  const order = repriced ?? earlier
  // An order keeps the price it was made at; at another price it is of no use.
  const usable = order?.amount && (repriced || isAtPrice(order, plan)) ? order : undefined
  const amount = usable?.amount ?? plan?.price

  const close = () => {
    clear()
    closeStep()
  }
  const takenBack = asked !== null && !stage && plan !== undefined && shop.buyable && offer === 'none'
  useOutOfDate({ result, takenBack, shop, onLeft, close })
  useEffect(() => {
    // The browser's Back has closed the question during a payment: the user is asked first.
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
    start({ planId: plan.id, amount, provider, order: usable }, (signal) => shop.isOffered(plan, signal))
  }
  if (!plan || !amount || !(step || stage)) return null
  // The new price is still loading: nothing to confirm yet.
  const stale = result?.is === 'price' && !result.order && confirmed && sameMoney(confirmed, amount)
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
            shop={shop}
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

/** Why a purchase did not go on, as a text for the question, which stays open. */
function problemText(
  result: PurchaseResult | null,
  t: ReturnType<typeof useTexts>,
  price: string,
): string | undefined {
  if (!result || result.is === 'result' || result.is === 'plan') return undefined
  if (result.is === 'price') return t('priceChanged', { price })
  if (result.is !== 'failed') return t(words[result.is])
  const { cause } = result
  return t(isApiError(cause) && lost.has(cause.kind) ? 'notConnected' : 'notStarted')
}
