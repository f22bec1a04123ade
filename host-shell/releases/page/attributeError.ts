/** An error that nothing caught, as the window reports it. */
export type UncaughtError = ErrorEvent | PromiseRejectionEvent

/** Which release an error came from, by the addresses of its script and of its stack. */
export interface AttributedError {
  readonly remote: string
  readonly ref: string
  readonly cause: unknown
}

/** A mistake in the code, not a request that failed and was not caught. */
const isOwnFault = (reason: unknown): reason is Error =>
  reason instanceof Error &&
  /^(Error|TypeError|ReferenceError|RangeError|SyntaxError)$/.test(reason.name) &&
  !/fetch|network|load failed|abort/i.test(reason.message)

function traceOf(
  uncaughtError: UncaughtError,
): { readonly where: string; readonly cause: unknown } | undefined {
  if (!('reason' in uncaughtError)) {
    const { filename, error, message } = uncaughtError
    return { where: `${filename} ${(error as Error | null)?.stack ?? ''}`, cause: message }
  }
  const reason: unknown = uncaughtError.reason
  return isOwnFault(reason) ? { where: reason.stack ?? '', cause: reason } : undefined
}

/** The release in whose code an uncaught error happened, if it was a release's. */
export function attributeError(uncaughtError: UncaughtError): AttributedError | undefined {
  const trace = traceOf(uncaughtError)
  const [, remote, short] = /\/r\/([\w-]+)\/([\w.-]+)\//.exec(trace?.where ?? '') ?? []
  return trace && remote && short ? { remote, ref: `${remote}@${short}`, cause: trace.cause } : undefined
}
