import type { GuardedStorage } from '@companion/shared/platform/storage'

/** A purchase in progress, stored on the device to survive a killed page. It contains no secrets. */
export interface Pending {
  /** '' until the server has created the order. */
  readonly orderId: string
  readonly key: string
  readonly planId: string
  /** The intent of the key, see `intentOf`. */
  readonly intent: string
  readonly provider: string
  /** The key of a payment request without a response, otherwise ''. */
  readonly asked: string
  /** The page's flags as a query: providers redirect to an address without them. */
  readonly flags: string
  /** Epoch milliseconds by the device's clock. */
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

/** The purchases in progress on this device, one per user. */
export function pendingStore(device: GuardedStorage<string>, now: () => number) {
  const keyOf = (userId: string) => `companion.pay.pending.${userId}`
  /** The user's purchase of the last 24 hours, or null. */
  const read = (userId: string): Pending | null => {
    if (!userId) return null
    const found = readPending(device.get(keyOf(userId)) ?? '')
    // `abs`: a clock that was set back must not keep it forever.
    if (found && Math.abs(now() - found.at) < maxAge) return found
    device.remove(keyOf(userId))
    return null
  }
  return {
    read,
    save(userId: string, pending: Pending) {
      if (userId) device.set(keyOf(userId), JSON.stringify(pending))
    },
    /** Removes the purchase, if it has the given order. */
    clear(userId: string, orderId?: string) {
      if (userId && (orderId === undefined || read(userId)?.orderId === orderId)) device.remove(keyOf(userId))
    },
  }
}
