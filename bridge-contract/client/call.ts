import type { Core } from '../core/core.ts'
import type { Waiter } from '../core/flights.ts'
import { readThrown, type Outcome } from '../core/outcome.ts'
import { check, own, ShapeFault } from '../schema/check.ts'
import type { Method } from '../schema/define.ts'
import { redact } from '../schema/redact.ts'
import { BridgeError, type ErrorCode } from './error.ts'
import { nameInApp, supports, type HostInfo, type Refusal } from './supports.ts'

/** What a page does itself where no app can: by method name. The result is checked like an app's. */
export interface WebFallbacks {
  readonly [method: string]: (params: never, signal: AbortSignal | undefined) => unknown
}

export interface Context {
  readonly win: Window
  readonly core: Core
  readonly info: HostInfo | null
  readonly web: WebFallbacks
}

/** Codes an app may answer any method with. Every other one is its own and arrives as HOST_ERROR. */
const general: readonly string[] = [
  'CANCELLED',
  'UNSUPPORTED',
  'INVALID_PARAMS',
  'INVALID_REPLY',
  'HOST_THREW',
  'HOST_GONE',
  'NO_REPLY',
  'FORBIDDEN_ORIGIN',
]

/** A bare app cannot acknowledge, so a person gets this long, in visible time. */
const longestBareMs = 600000

const faultPath = (fault: unknown) => (fault instanceof ShapeFault ? fault.path : '$')

interface Prepared {
  readonly params: unknown
  /** What the app calls the method; absent where it can not do it, for the reason given. */
  readonly as?: string | undefined
  readonly refusal?: BridgeError
}

/** Checks and copies the parameters, and finds the way to the app. Throws where there is none for any page. */
function prepare({ win, core, info }: Context, method: Method, given: unknown): Prepared {
  const { name } = method
  let params: unknown
  try {
    params = check(method.params, given ?? {})
  } catch (fault) {
    throw new BridgeError('INVALID_PARAMS', name, { detail: faultPath(fault) })
  }
  // Every frame sees an Android object and iOS handlers: tokens go to the top page only.
  if (method.secret && core.kind !== 'emulator' && win.top !== win.self)
    throw new BridgeError('FORBIDDEN_ORIGIN', name)
  const support = supports(core, info, method)
  if (support.ok) {
    for (const [param, value] of Object.entries((params ?? {}) as Record<string, unknown>)) {
      const part = supports(core, info, method, param, value)
      if (!part.ok) throw refuse(part, name, info, `$.${param}`)
    }
    return { params, as: nameInApp(core, info, method) }
  }
  return { params, refusal: refuse(support, name, info, support.reason) }
}

function refuse(support: Refusal, method: string, info: HostInfo | null, detail: string): BridgeError {
  if (support.reason === 'no-host') return new BridgeError('NO_HOST', method)
  return new BridgeError('UNSUPPORTED', method, { detail, since: support.since, appVersion: info?.app })
}

/** Waits for one outcome: settles once, whatever the app, the clock and the caller do, in whatever order. */
function settle(
  { core }: Context,
  method: Method,
  signal: AbortSignal | undefined,
  launch: (waiter: Waiter) => (waiter: Waiter, late: boolean) => void,
): Promise<unknown> {
  const { name, kind, result } = method
  return new Promise((resolve, reject) => {
    let over = false
    let acknowledged = false
    let leave = (_waiter: Waiter, _late: boolean) => {}
    let disarm = () => {}

    const end = (late: boolean) => {
      over = true
      disarm()
      signal?.removeEventListener('abort', abort)
      leave(waiter, late)
    }
    const fail = (code: ErrorCode, detail?: string) => {
      end(code === 'TIMEOUT' || code === 'ABORTED')
      reject(new BridgeError(code, name, { detail }))
    }
    const abort = () => fail('ABORTED')

    const waiter = (outcome: Outcome): boolean => {
      if (outcome.t === 'error') {
        const { code, detail } = outcome
        if (general.includes(code)) fail(code as ErrorCode, detail)
        else {
          if (!method.errors?.includes(code))
            core.trace.add({ at: core.clock.now(), kind: 'fault', name, outcome: 'undeclared code' })
          fail('HOST_ERROR', code)
        }
        return true
      }
      if (outcome.t === 'data') {
        try {
          const value = check(result, outcome.data)
          end(false)
          resolve(value)
          return true
        } catch (fault) {
          fail('INVALID_REPLY', faultPath(fault))
          return false
        }
      }
      if (kind === 'notify' || (outcome.t === 'sent' && !core.wire && result.t === 'none')) {
        end(false)
        resolve(undefined)
      } else if (outcome.t === 'ack' && kind === 'interactive') {
        acknowledged = true
        disarm()
      }
      return true
    }

    if (signal?.aborted) return abort()
    leave = launch(waiter)
    if (over) return leave(waiter, false)
    signal?.addEventListener('abort', abort)
    const limit = kind === 'interactive' && !core.wire ? longestBareMs : method.timeoutMs
    if (!acknowledged) disarm = core.clock.after(limit, () => fail('TIMEOUT'))
  })
}

function launcher(
  { core, web }: Context,
  method: Method,
  prepared: Prepared,
  signal: AbortSignal | undefined,
) {
  const { params, as } = prepared
  const { name } = method
  if (as !== undefined) {
    const key = method.coalesce && name + JSON.stringify(params ?? null)
    return (waiter: Waiter) => {
      const flight = core.fly(name, as, params, waiter, key)
      return (left: Waiter, late: boolean) => core.leave(flight, left, late)
    }
  }
  const fallback = method.web && own(web, name)
  if (!fallback) throw prepared.refusal
  return (waiter: Waiter) => {
    const run = async () => (fallback as (params: unknown, signal?: AbortSignal) => unknown)(params, signal)
    run().then(
      (data) => waiter({ t: 'data', data }),
      (error: unknown) => waiter(readThrown(error)),
    )
    return () => {}
  }
}

/** Calls a method: resolves with its checked result, rejects with a `BridgeError`, always within the method's limit. */
export async function call(
  context: Context,
  method: Method,
  given: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const { trace, clock } = context.core
  const { name } = method
  const began = clock.now()
  const note = (outcome: string, data?: unknown) => {
    const at = clock.now()
    trace.add({ at, kind: 'reply', name, outcome, ms: at - began, data: redact(method.result, data) })
  }
  try {
    const prepared = prepare(context, method, given)
    trace.add({ at: began, kind: 'call', name, data: redact(method.params, prepared.params) })
    const value = await settle(context, method, signal, launcher(context, method, prepared, signal))
    note('ok', value)
    return value
  } catch (error) {
    note((error as BridgeError).code)
    throw error
  }
}
