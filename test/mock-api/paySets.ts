/** The named sets of plans and usages the control room can put on show. */
export const planSets = ['default', 'empty', 'currencies', 'counts'] as const
export type PlanSet = (typeof planSets)[number]

export const usageSets = ['default', 'over', 'unlimited', 'none'] as const
export type UsageSet = (typeof usageSets)[number]

/** What the user holds before anything is bought, and what a test may put there. */
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

/** How a payment may end on the provider's page; `pending` leaves it to be settled later. */
export const outcomes = ['succeed', 'fail', 'cancel', 'pending'] as const
export type Outcome = (typeof outcomes)[number]

/** What may have become of an order; `declined` and `failed` differ by the provider's reason alone. */
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
