import type { Clock } from '../platform/clock.ts'
import type { ApiError } from './apiError.ts'
import type { BusinessCode } from './businessCodes.ts'
import type { RequestLine } from './endpoint.ts'
import type { Shape } from './shapes/check.ts'
import type { Transport } from './transport.ts'

/** When a request set out: its session, and how many token refreshes had failed by then. */
export type RequestContext = Readonly<Record<'epoch' | 'round', number>>

export interface RequestSession {
  readonly network: { readonly base: string; readonly transport: Transport; readonly clock: Clock }
  /** The access token to send, or ''. */
  token(): string
  context(): RequestContext
  /** False once the session has ended, or belongs to another user. */
  isCurrent(context: RequestContext): boolean
  /** A fresh access token in place of a rejected one. Rejects with kind 'auth'. */
  refresh(rejected: string, context: RequestContext): Promise<string>
  refreshed(): Promise<void>
  /** A request starts; returns what `passRequest` takes once the server has let the request in. */
  beginRequest(): number
  passRequest(errorsBefore: number): void
  refusedTwice(token: string): ApiError
}

export interface RequestDeps {
  readonly session: RequestSession
  /** The table's entry of a business code; never rejects. */
  readonly businessCodeOf: (code: number) => Promise<BusinessCode | undefined>
}

export interface SendOptions {
  readonly signal?: AbortSignal | undefined
  /** Limit of one attempt in milliseconds: 15,000 by default, for uploads 30,000. A call never takes more than 30,000. */
  readonly timeoutMs?: number | undefined
  /** A token in place of the session's, or '' for none; it is never refreshed. */
  readonly token?: string | undefined
  /** The server takes requests with the same key for one and the same order or payment. */
  readonly idempotencyKey?: string | undefined
}

export interface Job<T> extends RequestLine, SendOptions {
  readonly shape: Shape<T>
  readonly signsIn?: boolean
  readonly upload?: boolean
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}
