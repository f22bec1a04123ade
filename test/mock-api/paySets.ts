/** Sets of plans and usages that the control room can select by name. */
export const planSets = ['default', 'empty', 'currencies', 'counts'] as const
export type PlanSet = (typeof planSets)[number]

export const usageSets = ['default', 'over', 'unlimited', 'none'] as const
export type UsageSet = (typeof usageSets)[number]

/** Subscription states that tests can set. The demo account starts as `active`, all others as `none`. */
export const subscriptionStates = [
  'none',
  'active',
  'renewing',
  'expiring',
  'expired',
  'canceled',
  'trialing',
  'past_due',
  'paused',
  'elsewhere',
] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** Outcomes on the provider's page. After `pending` the payment is settled later. */
export const outcomes = ['succeed', 'fail', 'cancel', 'pending'] as const
export type Outcome = (typeof outcomes)[number]

/** Possible order states. `declined` and `failed` differ only by the provider's reason. */
export const orderStates = [
  'unpaid',
  'pending',
  'activating',
  'fulfilled',
  'canceled',
  'declined',
  'failed',
  'expired',
  'refunded',
] as const
export type OrderState = (typeof orderStates)[number]
