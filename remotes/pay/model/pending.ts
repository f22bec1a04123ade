import type { GuardedStorage } from '@companion/shared/platform/storage'

/** A purchase in progress, saved on the device so that it survives a killed page. Nothing in it is secret. */
export interface Pending {
  /** '' until the server has answered. */
  readonly orderId: string
  readonly key: string
  readonly planId: string
  /** The intent the key belongs to, see `intentOf`. */
  readonly intent: string
  readonly provider: string
  /** The key of a payment that the server has been asked for and has not answered, else ''. */
  readonly asked: string
  /** The page's flags as a query: a provider sends the browser back to an address without them. */
  readonly flags: string
  /** Milliseconds since 1970 by the device's clock. */
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

/** The purchases under way on this device, one per user. A device that keeps nothing forgets with the page. */
export function pendingStore(device: GuardedStorage<string>, now: () => number) {
  const keyOf = (userId: string) => `pay.pending.${userId}`
  /** What this user has begun within the last 24 hours, or null. Another user's is never read. */
  const read = (userId: string): Pending | null => {
    if (!userId) return null
    const found = readPending(device.get(keyOf(userId)) ?? '')
    // A clock that was set back must not keep it for ever.
    if (found && Math.abs(now() - found.at) < maxAge) return found
    device.remove(keyOf(userId))
    return null
  }
  return {
    read,
    save(userId: string, pending: Pending) {
      if (userId) device.set(keyOf(userId), JSON.stringify(pending))
    },
    /** Forgets it; with an order id only if it is that order's. */
    clear(userId: string, orderId?: string) {
      if (userId && (orderId === undefined || read(userId)?.orderId === orderId)) device.remove(keyOf(userId))
    },
  }
}
