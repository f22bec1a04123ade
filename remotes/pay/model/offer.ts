import type { Subscription } from '../endpoints.ts'
import type { Plan } from '../plans.ts'
import { subscriptionState } from './subscription.ts'

/**
 * The action that is offered for a plan, as its button's text key. `none` if this user can't buy the plan.
 */
export type Offer = 'payNow' | 'renew' | 'switchTo' | 'none'

interface Terms {
  /** The offer for the current plan. */
  readonly held: Offer
  /** The offer for the other plans. */
  readonly other: Offer
  /** The plan that is initially chosen. */
  readonly first: 'held' | 'suggested' | 'nothing'
}

const paysOnce: Terms = { held: 'payNow', other: 'payNow', first: 'held' }

/**
 * The offers by the state of the user's subscription. A renewing plan isn't sold again, because the user
 * would pay twice. ASSUMED: another plan replaces the current one. In the state `closed`, nothing can be paid
 * here, or another store renews the plan. In the state `unknown`, the subscription is loading or failed to
 * load, so there's no initial choice.
 */
const terms = {
  unknown: { held: 'payNow', other: 'payNow', first: 'nothing' },
  closed: { held: 'none', other: 'none', first: 'nothing' },
  none: { held: 'none', other: 'payNow', first: 'suggested' },
  renewing: { held: 'none', other: 'switchTo', first: 'nothing' },
  running: paysOnce,
  ending: paysOnce,
  expiring: paysOnce,
  trial: paysOnce,
  paused: paysOnce,
  unpaid: paysOnce,
  other: { ...paysOnce, first: 'nothing' },
  expired: { held: 'renew', other: 'payNow', first: 'held' },
} as const satisfies Record<string, Terms>

export type Standing = keyof typeof terms

/**
 * Returns the state of a subscription at `now` (epoch milliseconds). `held` is undefined until it's loaded,
 * and null if the user has no subscription.
 */
export function standingOf(held: Subscription | null | undefined, closed: boolean, now: number): Standing {
  if (closed) return 'closed'
  if (!held) return held === null ? 'none' : 'unknown'
  const state = subscriptionState(held, now)
  // A trial or a pause that turns into a paid period is treated as renewing. A failed renewal can be paid. A
  // missing `willRenew` is treated as true, otherwise a renewing plan could be sold twice.
  return held.willRenew !== false && state !== 'expired' && state !== 'unpaid' ? 'renewing' : state
}

export const isSold = ({ status }: Plan): boolean => status === 'active'

/** Returns the offer for `plan`. `heldId` is the id of the user's current plan. */
export function offerOf(standing: Standing, plan: Plan, heldId: string | undefined): Offer {
  return isSold(plan) ? terms[standing][plan.id === heldId ? 'held' : 'other'] : 'none'
}

/** Returns true if the plan is still for sale, and both or neither of the offers replace the current plan. */
export const isSameDeal = (shown: Offer, now: Offer): boolean =>
  now !== 'none' && (shown === 'switchTo') === (now === 'switchTo')

/** Returns the initially chosen plan, which is always for sale, or undefined if no plan is chosen. */
export function firstChoice(
  standing: Standing,
  plans: readonly Plan[],
  heldId: string | undefined,
): Plan | undefined {
  const { first } = terms[standing]
  if (first === 'nothing') return undefined
  const forSale = plans.filter((plan) => offerOf(standing, plan, heldId) !== 'none')
  const held = first === 'held' ? forSale.find(({ id }) => id === heldId) : undefined
  return held ?? forSale.find(({ recommended }) => recommended === true) ?? forSale[0]
}
