import { useEffect } from 'react'
import { showToast } from '@companion/shared/toasts/queue'
import type { PurchaseResult } from '../../model/purchase.ts'
import { useTexts } from '../../texts.ts'
import type { PlansPageState } from '../list/usePlansPage.ts'
import { useUntil } from '../subscription/Subscription.tsx'

interface Question {
  result: PurchaseResult | null
  /** True if the sheet's plan is no longer offered. */
  takenBack: boolean
  page: PlansPageState
  onLeft: () => void
  close: () => void
}

/** Reloads data that a purchase proved outdated. Closes the sheet if its plan isn't offered any more. */
export function useOutOfDate({ result, takenBack, page, onLeft, close }: Question): void {
  const t = useTexts()
  const until = useUntil()
  useEffect(() => {
    // The server rejected the plan, the price or the provider, or the user has bought in another page.
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
    // Without a toast, the sheet would close without an explanation after "Go to payment".
    if (subscription.data && result?.type === 'offer')
      showToast({
        text: [held?.name, until(subscription.data, now)].filter(Boolean).join(' · '),
        tone: 'info',
      })
    // Also removes the history entry, otherwise the next sheet wouldn't open.
    close()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per question
  }, [takenBack])
}
