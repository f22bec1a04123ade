import type { GuardedStorage } from '@companion/shared/platform/storage'

/** A purchase in progress, without secrets. It's stored on the device, so that it survives a killed page. */
export interface Pending {
  /** Id of the order. It's '' until the server has created the order. */
  readonly orderId: string
  readonly key: string
  readonly planId: string
  /** Plan and price that `key` was created for (`intentOf` in `purchase.ts`). */
  readonly intent: string
  readonly provider: string
  /** The idempotency key of a payment request without a response, otherwise ''. */
  readonly asked: string
  /** The page's flags as a query. They're stored because providers redirect to a URL without them. */
  readonly flags: string
  /** Time of the last change by the device's clock, in epoch milliseconds. */
  readonly at: number
}

const maxAge = 24 * 3_600_000
const names = ['orderId', 'key', 'planId', 'intent', 'provider', 'asked', 'flags'] as const

function readPending(text: string): Pending | null {
  try {
    const value = (JSON.parse(text) ?? {}) as Partial<Record<keyof Pending, unknown>>
    const shortText = (item: unknown) => typeof item === 'string' && item.length <= 512
    if (typeof value.at !== 'number' || !names.every((name) => shortText(value[name]))) return null
    return value.key && value.planId ? (value as Pending) : null
  } catch {
    return null
  }
}

/** Stores the purchases in progress on this device, one per user. */
export function pendingStore(device: GuardedStorage<string>, now: () => number) {
  const keyOf = (userId: string) => `companion.pay.pending.${userId}`
  /** Returns the user's purchase of the last 24 hours, or null. Removes an older one. */
  const read = (userId: string): Pending | null => {
    if (!userId) return null
    const found = readPending(device.get(keyOf(userId)) ?? '')
    // Without `abs`, a purchase would never expire if the device's clock was set back.
    if (found && Math.abs(now() - found.at) < maxAge) return found
    device.remove(keyOf(userId))
    return null
  }
  return {
    read,
    save(userId: string, pending: Pending) {
      if (userId) device.set(keyOf(userId), JSON.stringify(pending))
    },
    /** Removes the user's purchase. With `orderId`, removes it only if it has that order. */
    clear(userId: string, orderId?: string) {
      if (userId && (orderId === undefined || read(userId)?.orderId === orderId)) device.remove(keyOf(userId))
    },
  }
}
