import type { Subscription } from '@companion/shared/http/shapes/orders'

const week = 7 * 86_400_000

/**
 * The state of a subscription at `now` (epoch milliseconds): it chooses the texts, their tone, and whether "Renew" is
 * offered. The server's "expired" overrules the clock.
 */
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

/**
 * Who renews this subscription although it is not among the ways of paying here: paying here would pay twice. `store`
 * is missing where it is no app store. Null where there is no such danger.
 */
export function managedElsewhere(
  { managedBy, willRenew, status }: Subscription,
  offered: readonly { readonly id: string }[],
): { readonly provider: string; readonly store?: string | undefined } | null {
  if (!willRenew || status === 'expired' || offered.some(({ id }) => id === managedBy)) return null
  return { provider: managedBy, store: stores.get(managedBy) }
}
