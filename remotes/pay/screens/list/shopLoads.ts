import { routeAt } from '@companion/shared/navigation/router'
import { sessionState } from '@companion/shared/session/store'
import { language } from '@companion/shared/texts/language'
import * as api from '../../api.ts'
import { loadPaymentSetup } from '../../platform/paymentSetup.ts'
import { cachedPlans } from '../../platform/stores.ts'
import { beginLoads } from '../ahead.ts'
import { loadUnfinished } from './unfinishedPurchase.ts'

const createLoads = (userId: string, lang: string) => ({
  async plans(signal: AbortSignal) {
    const plans = await api.loadPlans(lang, signal)
    cachedPlans.save(lang, plans)
    return plans
  },
  subscription: api.loadSubscription,
  usage: api.loadUsage,
  paymentSetup: loadPaymentSetup,
  unfinished: (signal: AbortSignal) => loadUnfinished(userId, signal),
})

export type ShopLoads = ReturnType<typeof createLoads>

let last: { readonly userId: string; readonly lang: string; readonly loads: ShopLoads } | undefined

/** What the list of plans loads; the same functions as long as user and language are. */
export function shopLoads(userId: string, lang: string): ShopLoads {
  if (last?.userId !== userId || last.lang !== lang) last = { userId, lang, loads: createLoads(userId, lang) }
  return last.loads
}

/** Begins to load the list where it is the screen of the address, and gives what is on its way a moment to arrive. */
export async function beginShop(): Promise<void> {
  const { userData, token } = sessionState
  if (!userData || !token || routeAt(location.pathname)?.name !== 'payList') return
  await beginLoads(Object.values(shopLoads(userData.userId, language.lang)))
}
