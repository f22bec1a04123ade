import type { Subscription } from '../endpoints.ts'
import type { Plan } from '../plans.ts'
import { periodAfter } from './period.ts'

const week = 7 * 86_400_000

/**
 * The state at `now` (epoch milliseconds). The server's "expired" overrules the clock. A renewing subscription never
 * expires by the device's clock: a fast clock would make users pay again.
 */
export function subscriptionState({ status, expiresAt, willRenew }: Subscription, now: number) {
  const end = expiresAt ? Date.parse(expiresAt) : Infinity
  if (status === 'expired' || (!willRenew && end <= now)) return 'expired'
  if (status === 'past_due') return 'unpaid'
  if (status === 'paused') return 'paused'
  if (status === 'trialing') return 'trial'
  // Statuses are an open list: an unknown one shows no state.
  if (status !== 'active' && status !== 'canceled') return 'other'
  if (!willRenew && end - now <= week) return 'expiring'
  if (willRenew) return 'renewing'
  return status === 'canceled' ? 'ending' : 'running'
}

/** States in which paying for the same plan extends it. ASSUMED, like the new end: the server decides. */
const extendable: ReadonlySet<ReturnType<typeof subscriptionState>> = new Set([
  'running',
  'ending',
  'expiring',
])

/** The new end (ISO 8601) if the plan is paid again; null if that extends nothing. */
export function extendedEnd(held: Subscription | null | undefined, plan: Plan, now: number): string | null {
  if (!held?.expiresAt || held.plan.id !== plan.id) return null
  return extendable.has(subscriptionState(held, now)) ? periodAfter(held.expiresAt, plan.period) : null
}

/** The next payment (ISO 8601) of a renewing plan that is paid now; null if unknown. */
export function nextPayment(held: Subscription | null | undefined, plan: Plan, now: number): string | null {
  if (!plan.autoRenew) return null
  const isNew = held === null || (held && subscriptionState(held, now) === 'expired')
  return isNew ? periodAfter(new Date(now).toISOString(), plan.period) : extendedEnd(held, plan, now)
}

/** Stores that bill subscriptions themselves, by their untranslated names. */
const stores = new Map([
  ['apple_iap', 'App Store'],
  ['google_play', 'Google Play'],
  ['huawei_iap', 'AppGallery'],
])

/** The store that renews this subscription: paying here would pay twice. `store` is set for app stores only. */
export function managedElsewhere(
  { managedBy, willRenew, status }: Subscription,
  offered: readonly { readonly id: string }[],
): { readonly provider: string; readonly store?: string | undefined } | null {
  if (!willRenew || status === 'expired' || offered.some(({ id }) => id === managedBy)) return null
  return { provider: managedBy, store: stores.get(managedBy) }
}
