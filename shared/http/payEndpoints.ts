import type * as bodies from './bodies.ts'
import { assumed, call } from './endpoint.ts'
import * as orders from './shapes/orders.ts'
import * as plans from './shapes/plans.ts'

/** The payment's calls; the spec says "not shown", so all of it is ours. */
export const payEndpoints = {
  'GET /api/v1/plans': call<undefined, 'app' | 'lang'>()(plans.plans, assumed),
  'GET /api/v1/features': call<undefined, 'lang'>()(plans.features, assumed),
  'GET /api/v1/subscriptions/current': call()(orders.subscription, assumed),
  'GET /api/v1/usages/summary': call()(orders.usages, assumed),
  'GET /api/v1/payments/config': call<undefined, 'channel' | 'storefront'>()(orders.paymentConfig, assumed),
  'POST /api/v1/orders': call<bodies.OrderBody>()(orders.order, assumed),
  'GET /api/v1/orders': call<undefined, 'status'>()(orders.orders, assumed),
  'GET /api/v1/orders/:id': call()(orders.order, assumed),
  'POST /api/v1/orders/:id/payments': call<bodies.PaymentBody>()(orders.startedPayment, assumed),
  'POST /api/v1/orders/:id/cancel': call()(orders.order, assumed),
  'POST /api/v1/payments/:id/verify': call<bodies.VerifyPaymentBody>()(orders.payment, assumed),
} as const
