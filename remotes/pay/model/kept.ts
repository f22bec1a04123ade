import { plans as shape, type Plan } from '@companion/shared/http/shapes/plans'
import { guardStorage, type DeviceStorage } from '@companion/shared/platform/storage'

type Key = `pay.plans.${string}`

/** The plans last seen in each language, to be looked at without a connection. They are the same for everybody. */
export function keptPlans(open: () => DeviceStorage | null | undefined) {
  const device = guardStorage<Key>(open)
  return {
    keep: (lang: string, plans: readonly Plan[]) => device.set(`pay.plans.${lang}`, JSON.stringify(plans)),
    read(lang: string): readonly Plan[] | null {
      try {
        return shape(JSON.parse(device.get(`pay.plans.${lang}`) ?? ''), '')
      } catch {
        return null
      }
    },
  }
}
