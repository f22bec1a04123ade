import { plans as shape, type Plan } from '@companion/shared/http/shapes/plans'
import { guardStorage, type DeviceStorage } from '@companion/shared/platform/storage'
import { pendingStore } from '../model/pending.ts'

type Key = `pay.plans.${string}`

/** The plans last loaded in each language, to be shown offline. They are the same for every user. */
function planCache(open: () => DeviceStorage | null | undefined) {
  const device = guardStorage<Key>(open)
  return {
    save: (lang: string, plans: readonly Plan[]) => device.set(`pay.plans.${lang}`, JSON.stringify(plans)),
    read(lang: string): readonly Plan[] | null {
      try {
        return shape(JSON.parse(device.get(`pay.plans.${lang}`) ?? ''), '')
      } catch {
        return null
      }
    },
  }
}

/** Purchases in progress on this device, one per user. */
export const pendingPurchases = pendingStore(
  () => globalThis.localStorage,
  () => Date.now(),
)
export const cachedPlans = planCache(() => globalThis.localStorage)
