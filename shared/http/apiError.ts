import type { Reaction } from './businessCodes.ts'

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
  /** The text of a code of the remote's own (`withOwnCodes`); a field or a toast shows it. */
  readonly textIn?: ((lang: string) => Promise<string>) | undefined
  /** Seconds to wait, when the server gives them. */
  readonly retryAfter?: number | undefined
  /** True when the server may have carried out a change although no usable answer came. */
  readonly ambiguous?: boolean | undefined
  /** The field that the server names as wrong. */
  readonly field?: string | undefined
  /** Where the answer differs from its shape (kind 'shape'), as in `data.items[2].id`. */
  readonly path?: string | undefined
}

// `instanceof` goes by the name, not by the class object: each remote carries a copy of this module.
const FactsError = Error as unknown as new (message: string) => Error & Omit<ApiErrorFacts, 'message'>

/** Why a request failed. */
export class ApiError extends FactsError {
  override readonly name = 'ApiError'
  /** Set by the view that shows the error in its place, to its text or '': the toast is then only read out. */
  shownAs: string | undefined

  constructor({ message, ...facts }: ApiErrorFacts) {
    super(message ?? facts.kind)
    Object.assign(this, facts, { ambiguous: facts.ambiguous ?? false })
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && (value as { name?: unknown } | null)?.name === 'ApiError'
  }
}

/** True for the errors that `send` rejects with, whichever copy of the class made them. */
export const isApiError = (value: unknown): value is ApiError => value instanceof ApiError
