import type { Subscription } from '../endpoints.ts'
import type { Plan } from '../plans.ts'
import { periodAfter } from './period.ts'

const week = 7 * 86_400_000

/**
 * The state at `now` (epoch milliseconds). The server's "expired" overrules the clock, and by the device's clock alone
 * nothing ends that renews by itself: a clock that is ahead would have it paid again.
 */
export function subscriptionState({ status, expiresAt, willRenew }: Subscription, now: number) {
  const end = expiresAt ? Date.parse(expiresAt) : Infinity
  if (status === 'expired' || (!willRenew && end <= now)) return 'expired'
  if (status === 'past_due') return 'unpaid'
  if (status === 'paused') return 'paused'
  if (status === 'trialing') return 'trial'
  // Statuses are an open list: of one that is not known here nothing is claimed.
  if (status !== 'active' && status !== 'canceled') return 'other'
  if (!willRenew && end - now <= week) return 'expiring'
  if (willRenew) return 'renewing'
  return status === 'canceled' ? 'ending' : 'running'
}

/** States in which what is paid for the same plan is added to what is left. ASSUMED, like the sum: the server decides. */
const extendable: ReadonlySet<ReturnType<typeof subscriptionState>> = new Set([
  'running',
  'ending',
  'expiring',
])

/** The new end (ISO 8601) when this plan is paid once more; null where there is nothing that it would extend. */
export function extendedEnd(held: Subscription | null | undefined, plan: Plan, now: number): string | null {
  if (!held?.expiresAt || held.plan.id !== plan.id) return null
  return extendable.has(subscriptionState(held, now)) ? periodAfter(held.expiresAt, plan.period) : null
}

/** When a plan that renews is paid for again, if it is paid now (ISO 8601); null where the page cannot know. */
export function nextPayment(held: Subscription | null | undefined, plan: Plan, now: number): string | null {
  if (!plan.autoRenew) return null
  const isNew = held === null || (held && subscriptionState(held, now) === 'expired')
  return isNew ? periodAfter(new Date(now).toISOString(), plan.period) : extendedEnd(held, plan, now)
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
