import type * as bodies from './bodies.ts'
import type { Shape } from './shapes/check.ts'
import { nothing } from './shapes/check.ts'
import * as orders from './shapes/orders.ts'
import * as plans from './shapes/plans.ts'
import * as session from './shapes/session.ts'
import * as user from './shapes/user.ts'
import { weather } from './shapes/weather.ts'

/** One call of the API; its key says method and path. */
export interface Endpoint<T, B, Q extends string> {
  readonly shape: Shape<T>
  /** The spec §7 does not show this path, its body or its answer. */
  readonly assumed?: true
  /** A 401 here is about what was typed, not about the session: no refresh (spec §4 read with §8). */
  readonly signsIn?: true
  /** Sends a file: 30 seconds instead of 15. */
  readonly upload?: true
  /** Carries the types of body and query; there is no such value. */
  readonly sends?: { readonly body: B; readonly query: Q }
}

type Marks = Pick<Endpoint<never, never, never>, 'assumed' | 'signsIn' | 'upload'>

const call =
  <B = undefined, Q extends string = never>() =>
  <T>(shape: Shape<T>, marks: Marks = {}): Endpoint<T, B, Q> => ({ shape, ...marks })

const assumed = { assumed: true } as const

/** Every path the page calls: those of the spec §7, then the ones it does not show. */
export const endpoints = {
  'POST /api/v1/auth/login': call<bodies.LoginBody>()(session.tokenPair, { signsIn: true }),
  'POST /api/v1/auth/register': call<bodies.RegisterBody>()(session.maybeTokenPair, {
    ...assumed,
    signsIn: true,
  }),
  'POST /api/v1/auth/register/sms': call<bodies.RegisterSmsBody>()(session.sentCode, {
    ...assumed,
    signsIn: true,
  }),
  'POST /api/v1/auth/token': call<bodies.RefreshBody>()(session.tokenPair, { signsIn: true }),
  'GET /api/v1/users/current': call()(user.currentUser),
  'PATCH /api/v1/users/:userId': call<bodies.UserChanges>()(user.changedUser),
  'DELETE /api/v1/users/:id': call<undefined, 'app'>()(nothing),
  'POST /api/v1/users/:userId/phone': call<bodies.ChangePhoneBody>()(user.changedUser, assumed),
  'POST /api/v1/users/sms': call<bodies.SmsBody>()(session.sentCode),
  'POST /api/v1/users/sms/verify': call<bodies.VerifySmsBody>()(session.verified, assumed),
  'POST /api/v1/users/password/verify': call<bodies.VerifyPasswordBody>()(session.verified, assumed),
  'POST /api/v1/users/password/email': call<bodies.PasswordEmailBody>()(session.sentCode),
  'POST /api/v1/users/password/sms': call<bodies.PasswordSmsBody>()(session.sentCode),
  'POST /api/v1/users/password/reset': call<bodies.ResetPasswordBody>()(nothing, assumed),
  'POST /api/v1/users/password/change': call<bodies.ChangePasswordBody>()(nothing, assumed),

  'POST /api/v1/users/:userId/avatar': call<FormData>()(user.uploadedAvatar, { ...assumed, upload: true }),
  'GET /api/v1/weather': call<undefined, 'lat' | 'lon' | 'lang'>()(weather, assumed),
  'GET /api/v1/weather/ip': call<undefined, 'lang'>()(weather, assumed),
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

export type EndpointKey = keyof typeof endpoints

/** What an endpoint answers. */
export type AnswerOf<K extends EndpointKey> = ReturnType<(typeof endpoints)[K]['shape']>

type SendsOf<K extends EndpointKey> = NonNullable<(typeof endpoints)[K]['sends']>
type QueryNames<K extends EndpointKey> = SendsOf<K>['query']

/** What an endpoint is given: its path's parts, its body and its query. */
export type GivenOf<K extends EndpointKey> = (K extends `${string}:${string}`
  ? { readonly params: Readonly<Record<ParamsIn<K>, string>> }
  : { readonly params?: undefined }) &
  (SendsOf<K>['body'] extends undefined
    ? { readonly body?: undefined }
    : { readonly body: SendsOf<K>['body'] }) &
  ([QueryNames<K>] extends [never]
    ? { readonly query?: undefined }
    : { readonly query?: Readonly<Partial<Record<QueryNames<K>, string | number | undefined>>> })

type ParamsIn<K extends string> = K extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : K extends `${string}:${infer Name}`
    ? Name
    : never
