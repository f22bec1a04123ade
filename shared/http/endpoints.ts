import { assumed, call, type AnyEndpoint, type Texts } from './endpoint.ts'
import { nothing } from './shapes/check.ts'
import * as session from './shapes/session.ts'
import * as user from './shapes/user.ts'

const signIn = { signsIn: true } as const
const signUp = { ...assumed, ...signIn } as const
const upload = { ...assumed, upload: true } as const

// `app` is the app's name; in calls that send an SMS the brand's SMS key where it has one.
type CodeByEmail = Texts<'email' | 'app' | 'lang'>
type CodeBySms = Texts<'phone' | 'app' | 'lang'>
/** `username` is an E.164 phone number or an email address. */
type Login = Texts<'username' | 'password'>
type Registration = Login & Texts<'app' | 'lang', 'code' | 'phone' | 'email' | 'nickname'>
type CodeCheck = Texts<'action' | 'phone' | 'code' | 'app'>
type PasswordChange = Texts<'oldPassword' | 'newPassword', 'ticket'>
type NewPassword = Texts<'code' | 'password' | 'app', 'phone' | 'email' | 'ticket'>

/** The paths of the spec §7, and the avatar's. Those that one remote alone calls come with it (`sendWith`). */
export const endpoints = {
  'POST /api/v1/auth/login': call<Login>()(session.tokenPair, signIn),
  'POST /api/v1/auth/register': call<Registration & { agreement: true }>()(session.maybeTokenPair, signUp),
  'POST /api/v1/auth/register/sms': call<CodeBySms>()(session.sentCode, signUp),
  'POST /api/v1/auth/token': call<Texts<'refreshToken'>>()(session.tokenPair, signIn),
  'GET /api/v1/users/current': call()(user.currentUser),
  // '' removes the avatar.
  'PATCH /api/v1/users/:userId': call<Texts<never, 'nickname' | 'email' | 'avatar'>>()(user.changedUser),
  'DELETE /api/v1/users/:id': call<undefined, 'app'>()(nothing),
  'POST /api/v1/users/:userId/phone': call<Texts<'phone' | 'code', 'ticket'>>()(user.changedUser, assumed),
  // Extras may be added.
  'POST /api/v1/users/sms': call<CodeBySms & Texts<'action'>>()(session.sentCode),
  'POST /api/v1/users/sms/verify': call<CodeCheck>()(session.verified, assumed),
  'POST /api/v1/users/password/verify': call<Texts<'password'>>()(session.verified, assumed),
  'POST /api/v1/users/password/email': call<CodeByEmail>()(session.sentCode),
  'POST /api/v1/users/password/sms': call<CodeBySms>()(session.sentCode),
  'POST /api/v1/users/password/reset': call<NewPassword>()(nothing, assumed),
  'POST /api/v1/users/password/change': call<PasswordChange>()(nothing, assumed),
  'POST /api/v1/users/:userId/avatar': call<FormData>()(user.uploadedAvatar, upload),
} as const

type Core = typeof endpoints

/** A table of calls by method and path. A remote brings the calls that it alone makes. */
export type EndpointTable = Readonly<Record<string, AnyEndpoint>>

export type AnswerOf<K extends keyof T, T extends EndpointTable = Core> = ReturnType<T[K]['shape']>

type SendsOf<K extends keyof T, T extends EndpointTable> = NonNullable<T[K]['sends']>
export type BodyOf<K extends keyof T, T extends EndpointTable = Core> = SendsOf<K, T>['body']
type QueryNames<K extends keyof T, T extends EndpointTable> = SendsOf<K, T>['query']

export type GivenOf<K extends keyof T & string, T extends EndpointTable> = (K extends `${string}:${string}`
  ? { readonly params: Readonly<Record<ParamsIn<K>, string>> }
  : { readonly params?: undefined }) &
  (BodyOf<K, T> extends undefined ? { readonly body?: undefined } : { readonly body: BodyOf<K, T> }) &
  ([QueryNames<K, T>] extends [never]
    ? { readonly query?: undefined }
    : { readonly query?: Readonly<Partial<Record<QueryNames<K, T>, string | number | undefined>>> })

type ParamsIn<K extends string> = K extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : K extends `${string}:${infer Name}`
    ? Name
    : never
