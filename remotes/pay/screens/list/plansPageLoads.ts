import { routeAt } from '@companion/shared/navigation/router'
import { sessionState } from '@companion/shared/session/store'
import { language } from '@companion/shared/texts/language'
import * as api from '../../api.ts'
import { loadPaymentSetup } from '../../platform/paymentSetup.ts'
import { cachedPlans } from '../../platform/stores.ts'
import { startPrefetch, prefetchable } from '../prefetch.ts'
import { loadPendingOrder } from './loadPendingOrder.ts'

/** Returns the loads of the plans page for a user and a language. */
export function plansPageLoads(userId: string, lang: string) {
  const keyOf = (what: string) => `${userId} ${lang} ${what}`
  return {
    plans: prefetchable(keyOf('plans'), async (signal) => {
      const plans = await api.loadPlans(lang, signal)
      cachedPlans.save(lang, plans)
      return plans
    }),
    subscription: prefetchable(keyOf('subscription'), api.loadSubscription),
    usage: prefetchable(keyOf('usage'), api.loadUsage),
    paymentSetup: prefetchable(keyOf('payment setup'), loadPaymentSetup),
    pendingOrder: prefetchable(keyOf('pendingOrder'), (signal) => loadPendingOrder(userId, signal)),
  }
}

export type PlansPageLoads = ReturnType<typeof plansPageLoads>

/**
 * Prefetches the plans page's data if the URL shows the page. Waits briefly for the data, so that the first
 * render can show it.
 */
export async function prefetchPlansPage(): Promise<void> {
  const { userData, token } = sessionState
  if (!userData || !token || routeAt(location.pathname)?.name !== 'payList') return
  await startPrefetch(Object.values(plansPageLoads(userData.userId, language.lang)))
}
