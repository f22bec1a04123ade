import { keptPlans } from '../model/kept.ts'
import { pendingStore } from '../model/pending.ts'

/** Purchases under way and plans last seen, on this device. */
export const pendings = pendingStore(
  () => globalThis.localStorage,
  () => Date.now(),
)
export const seenPlans = keptPlans(() => globalThis.localStorage)
