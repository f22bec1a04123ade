import { routeAt } from '@companion/shared/navigation/router'
import { sessionState } from '@companion/shared/session/store'
import { language } from '@companion/shared/texts/language'
import * as api from '../../api.ts'
import { loadPaymentSetup } from '../../platform/paymentSetup.ts'
import { cachedPlans } from '../../platform/stores.ts'
import { beginLoads, named } from '../ahead.ts'
import { loadUnfinished } from './unfinishedPurchase.ts'

/** What the list of plans loads for a user in a language. */
export function shopLoads(userId: string, lang: string) {
  const begunAs = (what: string) => `${userId} ${lang} ${what}`
  return {
    plans: named(begunAs('plans'), async (signal) => {
      const plans = await api.loadPlans(lang, signal)
      cachedPlans.save(lang, plans)
      return plans
    }),
    subscription: named(begunAs('subscription'), api.loadSubscription),
    usage: named(begunAs('usage'), api.loadUsage),
    paymentSetup: named(begunAs('payment setup'), loadPaymentSetup),
    unfinished: named(begunAs('unfinished'), (signal) => loadUnfinished(userId, signal)),
  }
}

export type ShopLoads = ReturnType<typeof shopLoads>

/** Begins to load the list where it is the screen of the address, and gives what is on its way a moment to arrive. */
export async function beginShop(): Promise<void> {
  const { userData, token } = sessionState
  if (!userData || !token || routeAt(location.pathname)?.name !== 'payList') return
  await beginLoads(Object.values(shopLoads(userData.userId, language.lang)))
}
