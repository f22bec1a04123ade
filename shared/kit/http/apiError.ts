import type { Reaction } from './businessCodes.ts'

/** The kind of failure of a request. */
export type ApiErrorType = 'business' | 'auth' | 'network' | 'timeout' | 'aborted' | 'http' | 'shape'

export interface ApiErrorFacts {
  readonly type: ApiErrorType
  /** The server's code (type 'business'), or the session's: noRefToken, getTokenErr, stillUnauthorized, ended. */
  readonly code?: number | string | undefined
  /**
   * The server's message, plain text of at most 200 characters. Shown only if our translations have no text.
   */
  readonly message?: string | undefined
  /** HTTP status of the response, if any. */
  readonly http?: number | undefined
  /** Key of the error's translation, if a catalogue has the code. */
  readonly known?: string | undefined
  /** The page's reaction, if `businessCodes.ts` has the code. */
  readonly reaction?: Reaction | undefined
  /** Loads the translation of a remote's own code (`withOwnCodes`). */
  readonly textIn?: ((lang: string) => Promise<string>) | undefined
  /** Seconds to wait before the next request, if the response contains them. */
  readonly retryAfter?: number | undefined
  /** True if the server may have made the change although no usable response arrived. */
  readonly ambiguous?: boolean | undefined
  /** The invalid field, if the response contains its name. */
  readonly field?: string | undefined
  /** Path of the invalid value (type 'shape'), such as `data.items[2].id`. */
  readonly path?: string | undefined
}

// `instanceof` compares the `name` property, because each remote bundles its own copy of this class.
const FactsError = Error as unknown as new (message: string) => Error & Omit<ApiErrorFacts, 'message'>

/** A failed request and the reason. */
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

/** Whether a value is an error of `send`, from any copy of the class. */
export const isApiError = (value: unknown): value is ApiError => value instanceof ApiError
