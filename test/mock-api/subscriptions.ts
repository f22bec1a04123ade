import { Hono } from 'hono'
import type { UsageSet, SubscriptionState } from './paySets.ts'
import type { Period, Plan, Subscription, Usage } from './payShapes.ts'
import { planName, planOf } from './plans.ts'
import { refuse } from './refusals.ts'
import { userOf } from './tokens.ts'
import { now, type World } from './world.ts'

const dayMs = 24 * 3600 * 1000
const iso = (at: number) => new Date(at).toISOString()

/**
 * Preset subscriptions for tests: days until expiry, and the fields that differ from an ordinary
 * subscription.
 */
const presets: Record<Exclude<SubscriptionState, 'none'>, [days: number, Partial<Subscription>]> = {
  active: [20, {}],
  renewing: [20, { willRenew: true }],
  expiring: [5, {}],
  expired: [-3, { status: 'expired' }],
  canceled: [9, { status: 'canceled' }],
  trialing: [6, { status: 'trialing', willRenew: true }],
  past_due: [2, { status: 'past_due', willRenew: true }],
  paused: [15, { status: 'paused' }],
  elsewhere: [12, { willRenew: true, managedBy: 'huawei_iap' }],
}

/** Replaces a subscription with a preset one. `none` removes it. */
export function setSubscription(world: World, userId: string, state: SubscriptionState): void {
  if (state === 'none') return void world.state.subscriptions.set(userId, null)
  const [days, differences] = presets[state]
  world.state.subscriptions.set(userId, {
    id: `sub_${state}`,
    plan: planName(world, 'ai_month', 'en'),
    startedAt: iso(now(world) + (days - 30) * dayMs),
    expiresAt: iso(now(world) + days * dayMs),
    willRenew: false,
    status: 'active',
    managedBy: 'testpay',
    ...(state === 'canceled' ? { canceledAt: iso(now(world) - dayMs) } : {}),
    ...differences,
  })
}

/**
 * Returns the user's current subscription. The demo account starts with an ordinary one, all others with
 * none.
 */
function subscriptionOf(world: World, userId: string): Subscription | null {
  const held = world.state.subscriptions
  if (!held.has(userId))
    setSubscription(world, userId, world.state.names.get('demo') === userId ? 'active' : 'none')
  const subscription = held.get(userId) ?? null
  const over = subscription?.expiresAt && Date.parse(subscription.expiresAt) <= now(world)
  return subscription && over ? { ...subscription, status: 'expired' } : subscription
}

const months: Record<string, number> = { month: 1, quarter: 3, year: 12 }
const days: Record<string, number> = { day: 1, week: 7 }

/** Returns the same day of a later month, or that month's last day if the month is too short. */
export function addPeriod(from: number, { unit, count }: Period): number {
  const added = (days[unit] ?? 0) * count
  if (added > 0) return from + added * dayMs
  const end = new Date(from)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + (months[unit] ?? 0) * count)
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end.getTime()
}

/**
 * Starts or extends a subscription for a paid plan. The remaining time of a running subscription is added.
 */
export function extend(world: World, userId: string, plan: Plan, provider: string): void {
  const held = subscriptionOf(world, userId)
  const left = held?.expiresAt && held.status !== 'expired' ? Date.parse(held.expiresAt) : 0
  const expiresAt = addPeriod(Math.max(now(world), left), plan.period)
  world.state.subscriptions.set(userId, {
    id: `sub_${world.state.payments.size}`,
    plan: { id: plan.id, name: plan.name, period: plan.period },
    startedAt: iso(now(world)),
    expiresAt: iso(expiresAt),
    willRenew: plan.autoRenew,
    status: 'active',
    managedBy: provider,
  })
}

/** Used part of a quota by usage preset. */
const usedOf: Record<UsageSet, (quota: number | null) => number> = {
  default: (quota) => Math.floor((quota ?? 300) * 0.43),
  over: (quota) => Math.floor((quota ?? 300) * 1.25),
  unlimited: () => 128,
  none: () => 0,
}

function usagesOf(world: World, userId: string): Usage[] {
  const subscription = subscriptionOf(world, userId)
  const set = world.settings.usages
  if (!subscription || set === 'none') return []
  const bought = /^sub_\d+$/.test(subscription.id)
  return planOf(world, subscription.plan.id).features.map(({ key, quota, unit = 'times' }) => ({
    featureKey: key,
    unit,
    used: bought && set === 'default' ? 0 : usedOf[set](quota),
    quota: set === 'unlimited' ? null : quota,
    periodStart: subscription.startedAt,
    resetsAt: iso(now(world) + 10 * dayMs),
    ...(subscription.expiresAt ? { expiresAt: subscription.expiresAt } : {}),
    updatedAt: iso(now(world)),
  }))
}

/** Routes for the subscription and the usage of the token's account. */
export function subscriptionRoutes(world: World): Hono {
  const signedIn = (header: string | undefined) => userOf(world, header)
  return new Hono()
    .get('/api/v1/subscriptions/current', async (c) => {
      const { userId } = await signedIn(c.req.header('authorization'))
      const found = subscriptionOf(world, userId) ?? refuse('subscriptionMissing')
      return c.json({ ...found, plan: planName(world, found.plan.id, c.req.query('lang') ?? 'en') })
    })
    .get('/api/v1/usages/summary', async (c) => {
      const { userId } = await signedIn(c.req.header('authorization'))
      return c.json(usagesOf(world, userId))
    })
}
