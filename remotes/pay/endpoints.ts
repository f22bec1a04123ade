import { isPlainObject, ownValue } from '@companion/shared/platform/json'
import {
  flag,
  lenient,
  listOf,
  maybe,
  number,
  orNull,
  record,
  ShapeFault,
  text,
} from '@companion/shared/http/shapes/check'
import type { Shape, Shaped } from '@companion/shared/http/shapes/check'
import { features, money, period, plans, type Money } from './plans.ts'
import { call, type Texts } from '@companion/shared/http/endpoint'

// ASSUMED, all of it: the spec §7 does not show the payment calls. Times are ISO 8601 with zone; statuses
// and providers are open lists, since a server may know more of them than this page.

const planOf = record({ id: text, name: text, period })

const payment = record({
  id: text,
  orderId: text,
  provider: text,
  amount: money,
  createdAt: text,
  paidAt: maybe(text),
  status: text,
  failure: lenient(record({ code: number, providerCode: maybe(text), retryable: flag })),
})

const order = record({
  id: text,
  no: text,
  plan: planOf,
  amount: money,
  createdAt: text,
  expiresAt: maybe(text),
  paidAt: maybe(text),
  status: text,
  payment: maybe(payment),
})

const orders = listOf(order)

const subscription = record({
  id: text,
  plan: planOf,
  startedAt: text,
  expiresAt: orNull(text),
  willRenew: flag,
  status: text,
  managedBy: text,
  canceledAt: maybe(text),
})

const usages = listOf(
  record({
    featureKey: text,
    unit: text,
    used: number,
    quota: orNull(number),
    periodStart: maybe(text),
    resetsAt: maybe(text),
    expiresAt: maybe(text),
    updatedAt: text,
  }),
)

const paymentConfig = record({
  providers: listOf(record({ id: text, via: text, label: text })),
  choiceScreenRequired: maybe(flag),
  policyUrl: maybe(text),
  support: lenient(record({ email: maybe(text), phone: maybe(text), url: maybe(text) })),
})

const textsByName: Shape<Readonly<Record<string, string>>> = (value, path) => {
  if (!isPlainObject(value)) throw new ShapeFault(path, 'an object')
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, text(item, `${path}.${name}`)]),
  )
}

/** How the payment goes on: in the app, on another page, outside, or not at all. */
const nextAction = (value: unknown, path: string) => {
  const type = ownValue(value, 'type')
  if (type === 'bridge')
    return { type, ...record({ provider: text, payload: textsByName })(value, path) } as const
  if (type === 'redirect')
    return { type, ...record({ url: text, method: text, fields: maybe(textsByName) })(value, path) } as const
  if (type === 'external') return { type, ...record({ url: text })(value, path) } as const
  if (type === 'none') return { type } as const
  throw new ShapeFault(`${path}.type`, 'a known way to go on')
}

const startedPayment = record({ payment, next: nextAction })

type PaymentProof = Texts<'receipt'> | Texts<'transactionId'> | Texts<'purchaseToken'>
export type NextAction = ReturnType<typeof nextAction>
export type Order = Shaped<typeof order>
export type Subscription = Shaped<typeof subscription>
export type Usage = Shaped<typeof usages>[number]
export type PaymentConfig = Shaped<typeof paymentConfig>

/** The payment's calls; the spec says "not shown", so all of it is ours. */
export const payEndpoints = {
  'GET /api/v1/plans': call<undefined, 'app' | 'lang'>()(plans),
  'GET /api/v1/features': call<undefined, 'lang'>()(features),
  'GET /api/v1/subscriptions/current': call()(subscription),
  'GET /api/v1/usages/summary': call()(usages),
  'GET /api/v1/payments/config': call<undefined, 'channel' | 'storefront'>()(paymentConfig),
  'POST /api/v1/orders': call<Texts<'planId'> & { expectedAmount: Money }>()(order),
  'GET /api/v1/orders': call<undefined, 'status'>()(orders),
  'GET /api/v1/orders/:id': call()(order),
  'POST /api/v1/orders/:id/payments': call<Texts<'provider'> & { returnRoute: 'payResult' }>()(
    startedPayment,
  ),
  'POST /api/v1/orders/:id/cancel': call()(order),
  'POST /api/v1/payments/:id/verify': call<PaymentProof>()(payment),
} as const
