import { plans as shape, type Plan } from '../plans.ts'
import { deviceStore } from '@companion/shared/platform/storage'
import { pendingStore } from '../model/pending.ts'

/** The purchases in progress on this device, one per user. */
export const pendingPurchases = pendingStore(deviceStore, Date.now)

/** The last loaded plans by language, for offline use. They aren't stored by user, as they never differ. */
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
