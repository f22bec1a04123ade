import type * as bodies from './bodies.ts'
import { assumed, call } from './endpoint.ts'
import type { payEndpoints } from './shapes/orders.ts'
import { nothing } from './shapes/check.ts'
import * as session from './shapes/session.ts'
import * as user from './shapes/user.ts'
import type { weatherEndpoints } from './shapes/weather.ts'

const signUp = { ...assumed, signsIn: true } as const

/** The paths of the spec §7, and the avatar's. Those that one remote alone calls come with it (`sendWith`). */
export const endpoints = {
  'POST /api/v1/auth/login': call<bodies.LoginBody>()(session.tokenPair, { signsIn: true }),
  'POST /api/v1/auth/register': call<bodies.RegisterBody>()(session.maybeTokenPair, signUp),
  'POST /api/v1/auth/register/sms': call<bodies.PasswordSmsBody>()(session.sentCode, signUp),
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
} as const

type Endpoints = typeof endpoints & typeof weatherEndpoints & typeof payEndpoints

export type EndpointKey = keyof Endpoints

export type AnswerOf<K extends EndpointKey> = ReturnType<Endpoints[K]['shape']>

type SendsOf<K extends EndpointKey> = NonNullable<Endpoints[K]['sends']>
type QueryNames<K extends EndpointKey> = SendsOf<K>['query']

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
