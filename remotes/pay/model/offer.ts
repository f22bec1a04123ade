import type { Subscription } from '../endpoints.ts'
import type { Plan } from '../plans.ts'
import { subscriptionState } from './subscription.ts'

/** The action offered for a plan, named after its button's text; `none` if the plan isn't for sale to this user. */
export type Offer = 'payNow' | 'renew' | 'switchTo' | 'none'

interface Terms {
  /** For the current plan. */
  readonly held: Offer
  /** For the other plans. */
  readonly other: Offer
  /** The initial choice. */
  readonly first: 'held' | 'suggested' | 'nothing'
}

const paysOnce: Terms = { held: 'payNow', other: 'payNow', first: 'held' }

/**
 * State of the user's subscription → offers. A renewing plan isn't sold again: the user would pay twice. ASSUMED: another
 * plan replaces the current one. `closed`: nothing can be paid here, or another store renews the plan. `unknown`: the
 * subscription is loading or failed to load, so there's no initial choice.
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

/** The state of a subscription at `now` (epoch ms). `held` is undefined until loaded, null without a subscription. */
export function standingOf(held: Subscription | null | undefined, closed: boolean, now: number): Standing {
  if (closed) return 'closed'
  if (!held) return held === null ? 'none' : 'unknown'
  const state = subscriptionState(held, now)
  // A trial or pause that turns into a paid period counts as renewing. A failed renewal can be paid. A missing field
  // is no reason to sell twice.
  return held.willRenew !== false && state !== 'expired' && state !== 'unpaid' ? 'renewing' : state
}

export const isSold = ({ status }: Plan): boolean => status === 'active'

/** The offer for `plan`, given the subscription's state and plan. */
export function offerOf(standing: Standing, plan: Plan, heldId: string | undefined): Offer {
  return isSold(plan) ? terms[standing][plan.id === heldId ? 'held' : 'other'] : 'none'
}

/** Whether the offer is still the one that was shown, and replaces the same plan. */
export const isSameDeal = (shown: Offer, now: Offer): boolean =>
  now !== 'none' && (shown === 'switchTo') === (now === 'switchTo')

/** The initially chosen plan, always one that is for sale. */
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
