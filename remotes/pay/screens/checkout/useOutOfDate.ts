import { useEffect } from 'react'
import { showToast } from '@companion/shared/toasts/queue'
import type { PurchaseResult } from '../../model/purchase.ts'
import { useTexts } from '../../texts.ts'
import type { ShopState } from '../list/useShop.ts'
import { useUntil } from '../subscription/Subscription.tsx'

interface Question {
  result: PurchaseResult | null
  /** The question is about a plan that is not offered any more. */
  takenBack: boolean
  shop: ShopState
  onLeft: () => void
  close: () => void
}

/** Loads again what a purchase has found out of date, and closes a question that need not be answered any more. */
export function useOutOfDate({ result, takenBack, shop, onLeft, close }: Question): void {
  const t = useTexts()
  const until = useUntil()
  useEffect(() => {
    // The server has refused plan, price or provider, or another page has bought: what is shown is out of date.
    if (result?.is === 'price' || result?.is === 'plan') shop.loadedPlans.reload()
    if (result?.is === 'providers') shop.paymentSetup.reload()
    if (result?.is === 'offer') {
      shop.refresh()
      onLeft()
    }
    if (result?.is !== 'plan') return
    showToast({ text: t('planGone'), tone: 'info' })
    close()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per result
  }, [result])
  useEffect(() => {
    if (!takenBack) return
    const { subscription, held, now } = shop
    // Whoever has pressed "Go to payment" would else see it close without a word.
    if (subscription.data && result?.is === 'offer')
      showToast({
        text: [held?.name, until(subscription.data, now)].filter(Boolean).join(' · '),
        tone: 'info',
      })
    // A step that stays would keep the next question from opening.
    close()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per question
  }, [takenBack])
}
