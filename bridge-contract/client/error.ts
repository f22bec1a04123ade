/** Every way a call can end badly. `HOST_ERROR` carries the app's own code in `detail`. */
export const errorCodes = [
  'NO_HOST',
  'UNSUPPORTED',
  'INVALID_PARAMS',
  'INVALID_REPLY',
  'TIMEOUT',
  'ABORTED',
  'CANCELLED',
  'HOST_THREW',
  'HOST_GONE',
  'NO_REPLY',
  'FORBIDDEN_ORIGIN',
  'HOST_ERROR',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** Worth the same call again: the app may answer the next time. */
const passing: readonly ErrorCode[] = ['TIMEOUT', 'NO_REPLY', 'HOST_THREW']

export interface ErrorFacts {
  /** The path of a shape's fault, the app's own code, or the reason of `supports()`. */
  readonly detail?: string | undefined
  /** The contract version that brought what is missing. */
  readonly since?: string | undefined
  readonly appVersion?: string | undefined
}

/**
 * A bridge call that failed. Tell it by `isBridgeError`, not by `instanceof`: every remote has its own copy of this
 * class.
 */
export class BridgeError extends Error {
  override readonly name = 'BridgeError'
  readonly code: ErrorCode
  readonly method: string
  readonly detail: string | undefined
  readonly since: string | undefined
  readonly appVersion: string | undefined
  readonly retryable: boolean

  constructor(code: ErrorCode, method: string, { detail, since, appVersion }: ErrorFacts = {}) {
    super(`${method}: ${code}${detail ? ` (${detail})` : ''}`)
    this.code = code
    this.method = method
    this.detail = detail
    this.since = since
    this.appVersion = appVersion
    this.retryable = passing.includes(code)
  }
}

/** Whether something thrown is a failed bridge call, and one of this code if a code is given. */
export function isBridgeError(error: unknown, code?: ErrorCode): error is BridgeError {
  if (!(error instanceof Error) || error.name !== 'BridgeError') return false
  return code === undefined || (error as BridgeError).code === code
}
