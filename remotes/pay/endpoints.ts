import { isPlainObject, ownValue } from '@companion/shared/platform/json'
import {
  flag,
  lastMoment,
  lenient,
  listOf,
  maybe,
  moment,
  number,
  orNull,
  otherwise,
  record,
  ShapeFault,
  text,
} from '@companion/shared/http/shapes/check'
import type { Shape, Shaped } from '@companion/shared/http/shapes/check'
import { features, money, period, plans, type Money } from './plans.ts'
import { call, type Texts } from '@companion/shared/http/endpoint'

// ASSUMED: the spec §7 doesn't show the payment calls. Times are ISO 8601 with a time zone, but an end can
// also be a date. Any status and any provider is accepted, because the server can add new ones. Unreadable
// fields are treated as missing, unless the rest would be misleading without them (test/api/fields.test.ts).

const name = otherwise(text, '')
/** Converts a status to lower case, because this remote compares statuses in lower case. */
const status: Shape<string> = (value, path) => text(value, path).toLowerCase()
const heldPlan = record({ id: text, name, period })
const orderedPlan = otherwise(record({ id: name, name, period }), {
  id: '',
  name: '',
  period: period(null, ''),
})

const payment = record({
  id: name,
  orderId: lenient(text),
  provider: name,
  amount: lenient(money),
  createdAt: lenient(moment),
  paidAt: lenient(moment),
  // A payment in an unknown state could still be taking money, so it must not be repeated.
  status: otherwise(status, 'processing'),
  failure: lenient(record({ code: number, providerCode: lenient(text), retryable: lenient(flag) })),
})

const unreadable: Shaped<typeof payment> = { id: '', provider: '', status: 'processing' }

const order = record({
  id: text,
  no: name,
  plan: orderedPlan,
  amount: lenient(money),
  createdAt: lenient(moment),
  expiresAt: lenient(lastMoment),
  paidAt: lenient(moment),
  status: otherwise(status, ''),
  payment: otherwise(maybe(payment), unreadable),
})

const orders = listOf(order)

const subscription = record({
  id: lenient(text),
  plan: heldPlan,
  startedAt: lenient(moment),
  /** Null if the subscription has no end. Missing if the end is unknown. */
  expiresAt: lenient(orNull(lastMoment)),
  willRenew: lenient(flag),
  status: otherwise(status, ''),
  managedBy: name,
  canceledAt: lenient(moment),
})

const usages = otherwise(
  listOf(
    record({
      featureKey: text,
      unit: text,
      used: number,
      quota: orNull(number),
      periodStart: lenient(moment),
      resetsAt: lenient(moment),
      expiresAt: lenient(lastMoment),
      updatedAt: lenient(moment),
    }),
  ),
  [],
)

const provider = (value: unknown, path: string) => {
  const { label, ...way } = record({ id: text, via: text, label: lenient(text) })(value, path)
  return { ...way, label: label ?? way.id }
}

const paymentConfig = record({
  providers: listOf(provider),
  choiceScreenRequired: lenient(flag),
  policyUrl: lenient(text),
  support: lenient(record({ email: lenient(text), phone: lenient(text), url: lenient(text) })),
})

const textsByName: Shape<Readonly<Record<string, string>>> = (value, path) => {
  if (!isPlainObject(value)) throw new ShapeFault(path, 'an object')
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, text(item, `${path}.${name}`)]),
  )
}

/** Reads the next step of a payment. Throws if its type is unknown, because the page couldn't continue. */
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

const startedPayment = record({ payment: otherwise(payment, unreadable), next: nextAction })

type PaymentProof = Texts<'receipt'> | Texts<'transactionId'> | Texts<'purchaseToken'>
export type NextAction = ReturnType<typeof nextAction>
export type Order = Shaped<typeof order>
export type Subscription = Shaped<typeof subscription>
export type Usage = Shaped<typeof usages>[number]
export type PaymentConfig = Shaped<typeof paymentConfig>

/** The payment calls. All of them are ASSUMED, because the spec marks them "not shown". */
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
