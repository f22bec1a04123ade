import { assumed, call, type AnyEndpoint, type Texts } from './endpoint.ts'
import * as session from './shapes/session.ts'
import { currentUser } from './shapes/user.ts'

const signIn = { signsIn: true } as const

/** `username` is an E.164 phone number or an email address. */
type Login = Texts<'username' | 'password'>
type CodeCheck = Texts<'action' | 'phone' | 'code' | 'app'>

/** The spec's endpoints (§7) that the shell or several remotes use. Remotes add their own by `sendWith`. */
export const endpoints = {
  'POST /api/v1/auth/login': call<Login>()(session.tokenPair, signIn),
  'POST /api/v1/auth/token': call<Pick<session.TokenPair, 'refreshToken'>>()(session.tokenPair, signIn),
  'GET /api/v1/users/current': call()(currentUser),
  'POST /api/v1/users/sms/verify': call<CodeCheck>()(session.verified, assumed),
} as const

type Core = typeof endpoints

/** Endpoints by method and path. */
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
