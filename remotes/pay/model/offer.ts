import type { Subscription } from '../endpoints.ts'
import type { Plan } from '../plans.ts'
import { subscriptionState } from './subscription.ts'

/** What may be done about a plan, by the key of its button's text; `none`: it is not for sale to this user. */
export type Offer = 'payNow' | 'renew' | 'switchTo' | 'none'

interface Terms {
  /** For the plan in use. */
  readonly held: Offer
  /** For every other plan. */
  readonly other: Offer
  /** What is chosen before the user chooses. */
  readonly first: 'held' | 'suggested' | 'nothing'
}

const paysOnce: Terms = { held: 'payNow', other: 'payNow', first: 'held' }

/**
 * How the user stands → what is sold to them. A plan that renews by itself is charged again anyway: sold once more it
 * would be paid twice. ASSUMED that another plan replaces it. `closed`: nothing can be paid here, or another shop renews
 * the plan. `unknown`: the subscription is loading or could not be loaded, so nothing is chosen for the user.
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

/** How the user stands at `now` (epoch milliseconds); `held` is undefined until it is known, null without a subscription. */
export function standingOf(held: Subscription | null | undefined, closed: boolean, now: number): Standing {
  if (closed) return 'closed'
  if (!held) return held === null ? 'none' : 'unknown'
  const state = subscriptionState(held, now)
  // A trial or a pause that goes over into a paid period by itself renews, too. A failed renewal is to be paid. What an
  // answer does not say is no reason to sell twice.
  return held.willRenew !== false && state !== 'expired' && state !== 'unpaid' ? 'renewing' : state
}

export const isSold = ({ status }: Plan): boolean => status === 'active'

/** What may be done about `plan` by who stands so and holds the plan `heldId`. */
export function offerOf(standing: Standing, plan: Plan, heldId: string | undefined): Offer {
  return isSold(plan) ? terms[standing][plan.id === heldId ? 'held' : 'other'] : 'none'
}

/** Whether what is offered now is what was shown: nothing was taken back, and no other plan would be replaced. */
export const isSameDeal = (shown: Offer, now: Offer): boolean =>
  now !== 'none' && (shown === 'switchTo') === (now === 'switchTo')

/** The plan that is chosen before the user chooses; always one that is for sale. */
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
