import type { Subscription } from '../endpoints.ts'
import type { Plan } from '../plans.ts'
import { periodAfter } from './period.ts'

const week = 7 * 86_400_000

/**
 * Returns a subscription's state at `now` (epoch milliseconds). The server's "expired" overrides the clock. A
 * renewing subscription never expires by the device's clock, otherwise a fast clock would make users pay
 * again.
 */
export function subscriptionState({ status, expiresAt, willRenew }: Subscription, now: number) {
  const end = expiresAt ? Date.parse(expiresAt) : Infinity
  if (status === 'expired' || (!willRenew && end <= now)) return 'expired'
  if (status === 'past_due') return 'unpaid'
  if (status === 'paused') return 'paused'
  if (status === 'trialing') return 'trial'
  // The server can send unknown statuses. The screen shows no state for them.
  if (status !== 'active' && status !== 'canceled') return 'other'
  if (!willRenew && end - now <= week) return 'expiring'
  if (willRenew) return 'renewing'
  return status === 'canceled' ? 'ending' : 'running'
}

/** States in which paying for the same plan extends it. ASSUMED, because the server decides. */
const extendable: ReadonlySet<ReturnType<typeof subscriptionState>> = new Set([
  'running',
  'ending',
  'expiring',
])

/**
 * Returns the new end (ISO 8601) if the plan is paid again, or null if that doesn't extend the subscription.
 */
export function extendedEnd(held: Subscription | null | undefined, plan: Plan, now: number): string | null {
  if (!held?.expiresAt || held.plan.id !== plan.id) return null
  return extendable.has(subscriptionState(held, now)) ? periodAfter(held.expiresAt, plan.period) : null
}

/**
 * Returns the time of the next payment (ISO 8601) if a renewing plan is paid now, or null if it's unknown.
 */
export function nextPayment(held: Subscription | null | undefined, plan: Plan, now: number): string | null {
  if (!plan.autoRenew) return null
  const isNew = held === null || (held && subscriptionState(held, now) === 'expired')
  return isNew ? periodAfter(new Date(now).toISOString(), plan.period) : extendedEnd(held, plan, now)
}

/** Untranslated names of the stores that bill subscriptions themselves, by provider. */
const stores = new Map([
  ['apple_iap', 'App Store'],
  ['google_play', 'Google Play'],
  ['huawei_iap', 'AppGallery'],
])

/**
 * Returns the provider that renews this subscription if the page doesn't offer that provider, because paying
 * here would mean paying twice. `store` is set only for app stores. Returns null if the user can pay here.
 */
export function managedElsewhere(
  { managedBy, willRenew, status }: Subscription,
  offered: readonly { readonly id: string }[],
): { readonly provider: string; readonly store?: string | undefined } | null {
  if (!willRenew || status === 'expired' || offered.some(({ id }) => id === managedBy)) return null
  return { provider: managedBy, store: stores.get(managedBy) }
}
