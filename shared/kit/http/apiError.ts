import type { Reaction } from './businessCodes.ts'

/** The class of a failed request. */
export type ApiErrorType = 'business' | 'auth' | 'network' | 'timeout' | 'aborted' | 'http' | 'shape'

export interface ApiErrorFacts {
  readonly type: ApiErrorType
  /** The server's code (type 'business'), or the session's: noRefToken, getTokenErr, stillUnauthorized, ended. */
  readonly code?: number | string | undefined
  /** The server's message, plain text of at most 200 characters; shown only where no text is mapped. */
  readonly message?: string | undefined
  /** HTTP status of the response, if any. */
  readonly http?: number | undefined
  /** Key of the mapped text, if a catalogue has the code. */
  readonly known?: string | undefined
  /** The page's reaction, if the table of business codes has one. */
  readonly reaction?: Reaction | undefined
  /** The text of a remote's own code (`withOwnCodes`). */
  readonly textIn?: ((lang: string) => Promise<string>) | undefined
  /** Seconds to wait, if the server sends them. */
  readonly retryAfter?: number | undefined
  /** True if the server may have made the change although no usable response arrived. */
  readonly ambiguous?: boolean | undefined
  /** The invalid field, if the server names it. */
  readonly field?: string | undefined
  /** Path of the invalid value (type 'shape'), such as `data.items[2].id`. */
  readonly path?: string | undefined
}

// `instanceof` compares names: each remote bundles its own copy of this class.
const FactsError = Error as unknown as new (message: string) => Error & Omit<ApiErrorFacts, 'message'>

/** Why a request failed. */
export class ApiError extends FactsError {
  override readonly name = 'ApiError'

  constructor({ message, ...facts }: ApiErrorFacts) {
    super(message ?? facts.type)
    Object.assign(this, facts, { ambiguous: facts.ambiguous ?? false })
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && (value as { name?: unknown } | null)?.name === 'ApiError'
  }
}

/** True for errors of `send`, from any copy of the class. */
export const isApiError = (value: unknown): value is ApiError => value instanceof ApiError
