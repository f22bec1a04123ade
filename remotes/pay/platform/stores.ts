import { plans as shape, type Plan } from '../plans.ts'
import { deviceStore } from '@companion/shared/platform/storage'
import { pendingStore } from '../model/pending.ts'

/** Purchases in progress on this device, one per user. */
export const pendingPurchases = pendingStore(deviceStore, Date.now)

/** The last plans by language, for offline use. They're the same for all users. */
export const cachedPlans = {
  save: (lang: string, plans: readonly Plan[]) =>
    deviceStore.set(`companion.pay.plans.${lang}`, JSON.stringify(plans)),
  read(lang: string): readonly Plan[] | null {
    try {
      return shape(JSON.parse(deviceStore.get(`companion.pay.plans.${lang}`) ?? ''), '')
    } catch {
      return null
    }
  },
}
