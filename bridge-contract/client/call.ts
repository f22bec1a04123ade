import type { Core } from '../core/core.ts'
import type { Waiter } from '../core/pendingCalls.ts'
import { isGeneral } from '../core/outcome.ts'
import { check, own } from '../schema/check.ts'
import type { Kind, Method } from '../schema/define.ts'
import type { Schema } from '../schema/schema.ts'
import { BridgeError, type ErrorCode } from './error.ts'
import { type createSupports, nameInApp, type HostInfo } from './supports.ts'

/**
 * The page's own implementations by method name. One of them answers if the app lacks the method. Their
 * results are validated like an app's.
 */
export interface WebFallbacks {
  readonly [method: string]: (params: never, signal: AbortSignal | undefined) => unknown
}

/**
 * The default timeout by kind, in milliseconds of visible time. The timeout of an `interactive` call ends
 * with the acknowledgement, because a person needs any amount of time.
 */
export const usualMs: { readonly [kind in Kind]: number } = { notify: 500, query: 8000, interactive: 3000 }

/**
 * The timeout of an interactive call to a wire 0 app, in milliseconds. It includes the person's time, because
 * such an app can't acknowledge.
 */
const longestBareMs = 600000

type Failure = (code: ErrorCode, detail?: string, since?: string) => BridgeError

/**
 * Returns whether the page's fallback must answer because the app lacks the method or a parameter. Throws if
 * the page has no fallback or the app denies the call.
 */
function needsFallback(
  supports: ReturnType<typeof createSupports>,
  method: Method,
  params: unknown,
  fallback: unknown,
  failure: Failure,
): boolean {
  let missing = false
  for (const [param, value] of [[], ...Object.entries(params ?? {})]) {
    const support = supports(method, param, value)
    if (support.ok) continue
    const { reason, since } = support
    missing = true
    // The app denies this call on purpose, so a fallback must not bypass that.
    if (!fallback || reason === 'not-permitted')
      throw failure(reason === 'no-host' ? 'NO_HOST' : 'UNSUPPORTED', reason, since)
  }
  return missing
}

/**
 * Creates `call`. It resolves with a validated result or rejects with a `BridgeError`. Only an acknowledged
 * interactive call has no timeout.
 */
export const createCall =
  (
    win: Window,
    core: Core,
    info: HostInfo | null,
    supports: ReturnType<typeof createSupports>,
    web: WebFallbacks,
  ) =>
  async (method: Method, given: unknown, signal: AbortSignal | undefined): Promise<unknown> => {
    const { name, kind, params: shape, result, errors = [], secret, coalesce } = method
    const fallback = method.web && (own(web, name) as ((...args: unknown[]) => unknown) | undefined)
    const failure: Failure = (code, detail, since) => new BridgeError(code, name, detail, since, info?.app)

    const checked = (code: ErrorCode, of: Schema, value: unknown) => {
      try {
        return check(of, value)
      } catch (fault) {
        throw failure(code, (fault as Error).message)
      }
    }

    /** Sends the call to the app or to the page's fallback. Throws if neither can answer. */
    const ask = (params: unknown, waiter: Waiter) => {
      // Every frame can reach the Android object and the iOS handlers, but only the top page may get tokens.
      if (secret && core.kind !== 'emulator' && win.top !== win.self) throw failure('FORBIDDEN_ORIGIN')
      if (signal?.aborted) throw failure('ABORTED')
      const missing = needsFallback(supports, method, params, fallback, failure)
      const as = nameInApp(core, info, method) ?? name
      const key = coalesce && name + JSON.stringify(params)
      return core.fly([name, as], params, waiter, key, missing ? () => fallback!(params, signal) : undefined)
    }

    // Resolves with the result in a list: `await` would treat a bare result with a `then` method as a promise.
    const answered = (params: unknown) =>
      new Promise<[unknown?]>((resolve, reject) => {
        const end = (code?: ErrorCode, detail?: string) => {
          disarm()
          signal?.removeEventListener('abort', abort)
          core.leave(pending, waiter, /TIMEOUT|ABORTED/.test(code!))
          if (code) reject(failure(code, detail))
        }
        const abort = () => end('ABORTED')

        const waiter: Waiter = (outcome, value, detail) => {
          if (outcome === 'error') {
            const code = value as string
            if (isGeneral(code)) return end(code, detail)
            if (!errors.includes(code)) core.note('fault', name, 'undeclared code')
            end('HOST_ERROR', code)
          } else if (outcome === 'ack' && kind === 'interactive') disarm()
          else if (
            outcome === 'data' ||
            kind === 'notify' ||
            (outcome === 'sent' && !core.wire && result.t === 'none')
          ) {
            resolve([value])
            end()
          }
        }

        const pending = ask(params, waiter)
        const limit =
          kind === 'interactive' && !core.wire ? longestBareMs : (method.timeoutMs ?? usualMs[kind])
        const disarm = core.after(limit, () => end('TIMEOUT'))
        signal?.addEventListener('abort', abort)
      })

    try {
      const params = checked('INVALID_PARAMS', shape, given ?? {})
      core.note('call', name, '', check(shape, params ?? {}, true))
      const [answer] = await answered(params)
      const value = checked('INVALID_REPLY', result, answer)
      core.note('reply', name, 'ok', check(result, value, true))
      return value
    } catch (error) {
      core.note('reply', name, (error as BridgeError).code)
      throw error
    }
  }
