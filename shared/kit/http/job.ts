import type { Clock } from '../platform/clock.ts'
import type { ApiError } from './apiError.ts'
import type { BusinessCode } from './businessCodes.ts'
import type { RequestLine } from './endpoint.ts'
import type { Shape } from './shapes/check.ts'
import type { Transport } from './transport.ts'
import type { AccessToken } from './shapes/session.ts'

/**
 * The session at the start of a request. `epoch`: its number; `round`: the number of failed token refreshes.
 */
export type RequestContext = Readonly<Record<'epoch' | 'round', number>>

export interface RequestSession {
  readonly network: { readonly base: string; readonly transport: Transport; readonly clock: Clock }
  /** The access token to send, or ''. */
  token(): AccessToken
  context(): RequestContext
  /** Returns false once the session has ended or its user has changed. */
  isCurrent(context: RequestContext): boolean
  /** Replaces a rejected access token. Rejects with an `ApiError` of type 'auth'. */
  refresh(rejected: AccessToken, context: RequestContext): Promise<AccessToken>
  refreshed(): Promise<void>
  /**
   * Called at the start of a request. Its result is the argument of `passRequest`, which is called once the
   * server accepts the request.
   */
  beginRequest(): number
  passRequest(errorsBefore: number): void
  refusedTwice(token: AccessToken): ApiError
}

export interface RequestDeps {
  readonly session: RequestSession
  /** Looks up a business code. Never rejects. */
  readonly businessCodeOf: (code: number) => Promise<BusinessCode | undefined>
}

export interface SendOptions {
  readonly signal?: AbortSignal | undefined
  /** Timeout of a request in milliseconds: by default 15,000, for uploads 30,000. */
  readonly timeoutMs?: number | undefined
  /** Replaces the session's token; '' sends none. The client never refreshes it. */
  readonly token?: AccessToken | undefined
  /** Requests with the same key create only one order or payment. */
  readonly idempotencyKey?: string | undefined
}

export interface Job<T> extends RequestLine, SendOptions {
  readonly shape: Shape<T>
  readonly signsIn?: boolean
  readonly upload?: boolean
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}
