import { plans as shape, type Plan } from '../plans.ts'
import { deviceStore } from '@companion/shared/platform/storage'
import { pendingStore } from '../model/pending.ts'

/** Purchases in progress on this device, one per user. */
export const pendingPurchases = pendingStore(deviceStore, Date.now)

/** The plans last loaded in each language, to be shown offline. They are the same for every user. */
export const cachedPlans = {
  save: (lang: string, plans: readonly Plan[]) => deviceStore.set(`pay.plans.${lang}`, JSON.stringify(plans)),
  read(lang: string): readonly Plan[] | null {
    try {
      return shape(JSON.parse(deviceStore.get(`pay.plans.${lang}`) ?? ''), '')
    } catch {
      return null
    }
  },
}
