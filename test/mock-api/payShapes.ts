/** The wire format of plans, orders and payments. Assumed, because the specification doesn't show it. */
export interface Money {
  minor: number
  currency: string
  exponent: number
}
export interface Period {
  unit: 'day' | 'week' | 'month' | 'quarter' | 'year'
  count: number
}
interface PlanFeature {
  key: string
  name: string
  quota: number | null
  unit?: string
}
export interface Plan {
  id: string
  name: string
  description: string
  status: 'active' | 'archived'
  price: Money
  originalPrice?: Money
  discount?: { kind: 'percent'; value: number } | { kind: 'amount'; value: Money }
  period: Period
  features: PlanFeature[]
  autoRenew: boolean
  recommended?: boolean
  storeProducts: { apple: string; google: string; huawei: string }
}
export type PlanName = Pick<Plan, 'id' | 'name' | 'period'>

export interface Payment {
  id: string
  orderId: string
  provider: string
  amount: Money
  createdAt: string
  paidAt?: string
  status: 'pending' | 'processing' | 'succeeded' | 'failed' | 'canceled' | 'refunded'
  failure?: { code: number; providerCode: string; retryable: boolean }
}
/** An order as the API returns it. */
export interface OrderView {
  id: string
  no: string
  plan: PlanName
  amount: Money
  createdAt: string
  expiresAt: string
  paidAt?: string
  status:
    | 'created'
    | 'pending_payment'
    | 'fulfilling'
    | 'fulfilled'
    | 'canceled'
    | 'expired'
    | 'failed'
    | 'refunded'
  payment?: Payment
}
/** An order's API view with the data that the API doesn't return. */
export interface Order {
  view: OrderView
  userId: string
  /**
   * True if the user cancelled the order, which then takes no further payment. After a cancellation at the
   * provider it does.
   */
  closed: boolean
  /** Time at which the paid order becomes a subscription, in epoch milliseconds. */
  fulfilAt?: number
  /** URL that the provider's page redirects the browser to afterwards. */
  returnUrl?: string
}
export interface Subscription {
  id: string
  plan: PlanName
  startedAt: string
  expiresAt: string | null
  willRenew: boolean
  status: 'trialing' | 'active' | 'past_due' | 'paused' | 'canceled' | 'expired'
  managedBy: string
  canceledAt?: string
}
export interface Usage {
  featureKey: string
  unit: string
  used: number
  quota: number | null
  periodStart: string
  resetsAt: string
  expiresAt?: string
  updatedAt: string
}
