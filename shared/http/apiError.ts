/**
 * What the page does about a business code besides announcing it.
 * toast: nothing else · renew: like a 401 · reopen: ask for the app · retry: a button · neutral: an empty
 * state, no toast · plans: reload the plans · order: read the order again · config: reload the payment ways ·
 * pending, failed, canceled, missing: the view of the pay result · expired, limit: the header and the limit view ·
 * hide: leave the row out · support: show the way to support · page: an error in place of the page.
 */
export type Reaction =
  | 'toast'
  | 'renew'
  | 'reopen'
  | 'retry'
  | 'neutral'
  | 'plans'
  | 'order'
  | 'config'
  | 'pending'
  | 'failed'
  | 'canceled'
  | 'missing'
  | 'expired'
  | 'limit'
  | 'hide'
  | 'support'
  | 'page'

/** What went wrong with a request. */
export type ApiErrorKind = 'business' | 'auth' | 'network' | 'timeout' | 'aborted' | 'http' | 'shape'

export interface ApiErrorFacts {
  readonly kind: ApiErrorKind
  /** The server's code (kind 'business'), or the session's: noRefToken, getTokenErr, stillUnauthorized, ended. */
  readonly code?: number | string | undefined
  /** The server's message, plain text of at most 200 characters; shown only where no text is mapped. */
  readonly message?: string | undefined
  /** HTTP status, where an answer came. */
  readonly http?: number | undefined
  /** Key of the mapped text, where the code is in a catalogue. */
  readonly known?: string | undefined
  /** What the page does about it, where the table of business codes has an entry. */
  readonly reaction?: Reaction | undefined
  /** Seconds to wait, when the server gives them. */
  readonly retryAfter?: number | undefined
  /** True when the server may have carried out a change although no usable answer came. */
  readonly ambiguous?: boolean | undefined
  /** The field that the server names as wrong. */
  readonly field?: string | undefined
  /** Where the answer differs from its shape (kind 'shape'), as in `data.items[2].id`. */
  readonly path?: string | undefined
}

/**
 * Why a request failed. `instanceof` works across the copies of this module that remotes carry:
 * it goes by the name, not by the class object.
 */
export class ApiError extends Error implements ApiErrorFacts {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly code: number | string | undefined
  readonly http: number | undefined
  readonly known: string | undefined
  readonly reaction: Reaction | undefined
  readonly retryAfter: number | undefined
  readonly ambiguous: boolean
  readonly field: string | undefined
  readonly path: string | undefined
  /** Set by the view that shows the error in its place, to its text or '': the toast is then only read out. */
  shownAs: string | undefined

  constructor(facts: ApiErrorFacts) {
    super(facts.message ?? facts.kind)
    this.kind = facts.kind
    this.code = facts.code
    this.http = facts.http
    this.known = facts.known
    this.reaction = facts.reaction
    this.retryAfter = facts.retryAfter
    this.ambiguous = facts.ambiguous ?? false
    this.field = facts.field
    this.path = facts.path
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && (value as { name?: unknown } | null)?.name === 'ApiError'
  }
}

/** True for the errors that `send` rejects with, whichever copy of the class made them. */
export const isApiError = (value: unknown): value is ApiError => value instanceof ApiError
