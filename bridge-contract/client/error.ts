/** The codes of failed calls. With `HOST_ERROR`, `detail` contains the app's own code. */
export type ErrorCode =
  | 'NO_HOST'
  | 'UNSUPPORTED'
  | 'INVALID_PARAMS'
  | 'INVALID_REPLY'
  | 'TIMEOUT'
  | 'ABORTED'
  | 'CANCELLED'
  | 'HOST_THREW'
  | 'HOST_GONE'
  | 'NO_REPLY'
  | 'FORBIDDEN_ORIGIN'
  | 'HOST_ERROR'

/**
 * The error of a failed bridge call. Check it with `isBridgeError`: every remote has its own copy of this
 * class, so `instanceof` fails for an error from another remote.
 */
export class BridgeError extends Error {
  declare readonly code: ErrorCode
  declare readonly method: string
  /**
   * The path of the first invalid field, the app's own code, the reason from `supports()`, or the engine's
   * error text. It depends on the code.
   */
  declare readonly detail: string | undefined
  /** The contract version that adds the missing feature. `appVersion` is the version of the app itself. */
  declare readonly since: string | undefined
  declare readonly appVersion: string | undefined
  /** Whether a retry of the same call can succeed. */
  declare readonly retryable: boolean

  constructor(code: ErrorCode, method: string, detail?: string, since?: string, appVersion?: string) {
    super(`${method} ${code} ${detail ?? ''}`)
    const retryable = /TIMEOUT|NO_REPLY|THREW/.test(code)
    Object.assign(this, { name: 'BridgeError', code, method, detail, since, appVersion, retryable })
  }
}

/** Returns whether a thrown value is a `BridgeError` and, if codes are given, has one of them. */
export function isBridgeError(error: unknown, ...codes: ErrorCode[]): error is BridgeError {
  const { name, code } = (error ?? {}) as Partial<BridgeError>
  return name === 'BridgeError' && (!codes.length || codes.includes(code!))
}
