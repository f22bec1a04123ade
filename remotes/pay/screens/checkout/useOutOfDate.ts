import { useEffect } from 'react'
import { showToast } from '@companion/shared/toasts/queue'
import type { PurchaseResult } from '../../model/purchase.ts'
import { useTexts } from '../../texts.ts'
import type { PlansPageState } from '../list/usePlansPage.ts'
import { useUntil } from '../subscription/Subscription.tsx'

interface Question {
  result: PurchaseResult | null
  /** The plan of the sheet is no longer offered. */
  takenBack: boolean
  page: PlansPageState
  onLeft: () => void
  close: () => void
}

/** Reloads the data that a purchase found out of date, and closes an obsolete sheet. */
export function useOutOfDate({ result, takenBack, page, onLeft, close }: Question): void {
  const t = useTexts()
  const until = useUntil()
  useEffect(() => {
    // The server rejected plan, price or provider, or another page has bought.
    if (result?.type === 'price' || result?.type === 'plan') page.loadedPlans.reload()
    if (result?.type === 'providers') page.paymentSetup.reload()
    if (result?.type === 'offer') {
      page.refresh()
      onLeft()
    }
    if (result?.type !== 'plan') return
    showToast({ text: t('planGone'), tone: 'info' })
    close()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per result
  }, [result])
  useEffect(() => {
    if (!takenBack) return
    const { subscription, held, now } = page
    // Otherwise the sheet would close without explanation after "Go to payment".
    if (subscription.data && result?.type === 'offer')
      showToast({
        text: [held?.name, until(subscription.data, now)].filter(Boolean).join(' · '),
        tone: 'info',
      })
    // A remaining history entry would keep the next sheet from opening.
    close()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per question
  }, [takenBack])
}
