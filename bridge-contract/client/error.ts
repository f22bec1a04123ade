/** Every way a call can fail. `HOST_ERROR` carries the app's own code in `detail`. */
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

/** A bridge call that failed. Use `isBridgeError`, not `instanceof`: every remote has its own copy of this class. */
export class BridgeError extends Error {
  declare readonly code: ErrorCode
  declare readonly method: string
  /**
   * The path of a shape's fault, the app's own code, the reason from
   * `supports()`, or the engine's error text.
   */
  declare readonly detail: string | undefined
  /**
   * The contract version that adds the missing feature; `appVersion` is the version of the app without it.
   */
  declare readonly since: string | undefined
  declare readonly appVersion: string | undefined
  /** A retry of the same call may succeed. */
  declare readonly retryable: boolean

  constructor(code: ErrorCode, method: string, detail?: string, since?: string, appVersion?: string) {
    super(`${method} ${code} ${detail ?? ''}`)
    const retryable = /TIMEOUT|NO_REPLY|THREW/.test(code)
    Object.assign(this, { name: 'BridgeError', code, method, detail, since, appVersion, retryable })
  }
}

/** Whether a thrown value is a failed bridge call and, if codes are given, has one of them. */
export function isBridgeError(error: unknown, ...codes: ErrorCode[]): error is BridgeError {
  const { name, code } = (error ?? {}) as Partial<BridgeError>
  return name === 'BridgeError' && (!codes.length || codes.includes(code!))
}
