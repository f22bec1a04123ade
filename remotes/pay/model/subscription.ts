import type { Subscription } from '../endpoints.ts'

const week = 7 * 86_400_000

/** The state at `now` (epoch milliseconds). The server's "expired" overrules the clock. */
export function subscriptionState({ status, expiresAt, willRenew }: Subscription, now: number) {
  const end = expiresAt === null ? Infinity : Date.parse(expiresAt)
  if (status === 'expired' || end <= now) return 'expired'
  if (status === 'past_due') return 'unpaid'
  if (status === 'paused') return 'paused'
  if (status === 'trialing') return 'trial'
  if (!willRenew && end - now <= week) return 'expiring'
  if (status === 'canceled') return 'ending'
  return willRenew ? 'renewing' : 'running'
}

/** Shops that bill a subscription themselves, under the names they write in every language. */
const stores = new Map([
  ['apple_iap', 'App Store'],
  ['google_play', 'Google Play'],
  ['huawei_iap', 'AppGallery'],
])

/** Who renews this subscription elsewhere: paying here would pay twice. `store` only for an app store. */
export function managedElsewhere(
  { managedBy, willRenew, status }: Subscription,
  offered: readonly { readonly id: string }[],
): { readonly provider: string; readonly store?: string | undefined } | null {
  if (!willRenew || status === 'expired' || offered.some(({ id }) => id === managedBy)) return null
  return { provider: managedBy, store: stores.get(managedBy) }
}
