import { attachCore, type TraceEntry } from '../core/core.ts'
import type { Listener } from '../core/emitter.ts'
import type { HostKind, HostNames } from '../core/transport.ts'
import { bridgeInfo } from '../methods/page.ts'
import { check } from '../schema/check.ts'
import type { BridgeEvent, DataOf, Method, ParamsOf, ResultOf } from '../schema/define.ts'
import type { Schema } from '../schema/schema.ts'
import { createCall, type WebFallbacks } from './call.ts'
import type { BridgeError } from './error.ts'
import { createSupports, type HostInfo, type Support } from './supports.ts'

export interface BridgeOptions extends HostNames {
  readonly web?: WebFallbacks
}

interface CallOptions {
  readonly signal?: AbortSignal | undefined
}

/** Lets a call omit the `params` argument if every parameter is optional. */
export type CallArguments<M extends Method> =
  Record<never, never> extends ParamsOf<M>
    ? [params?: ParamsOf<M>, options?: CallOptions]
    : undefined extends ParamsOf<M>
      ? [params?: undefined, options?: CallOptions]
      : [params: ParamsOf<M>, options?: CallOptions]

export type Notice = 'ack' | 'noAck' | 'absent'

export interface Bridge {
  readonly kind: HostKind
  /**
   * Returns the app's `bridgeInfo`, or `null` if there's no app or its `bridgeInfo` is missing or invalid.
   */
  info(): HostInfo | null
  /**
   * Calls a method. Resolves with the validated result. Rejects with a `BridgeError`; check it with
   * `isBridgeError`.
   */
  call<M extends Method>(method: M, ...rest: CallArguments<M>): Promise<ResultOf<M>>
  /**
   * Notifies the app. Never rejects. Resolves within 500 ms of real time, so that a hidden page doesn't delay
   * the caller.
   */
  notify<M extends Method>(method: M, ...rest: CallArguments<M>): Promise<Notice>
  /**
   * Returns whether the app supports a method, one of its parameters, or a value of that parameter. Check
   * this before you show a button that would fail.
   */
  supports<M extends Method>(method: M, param?: keyof ParamsOf<M> & string, value?: string): Support
  /**
   * Adds a listener and returns the unsubscribe function. Before `on` returns, the listener gets the last
   * value of a sticky event, or the values of any other event that were queued while it had no listener.
   */
  on<E extends BridgeEvent>(event: E, listener: (data: DataOf<E>) => void): () => void
  /**
   * Adds a listener for results that arrive after their call ended with TIMEOUT or ABORTED, such as rotated
   * tokens or paid orders. Without it the page would drop them. Each result arrives once.
   */
  onLate<M extends Method>(method: M, listener: (result: ResultOf<M>) => void): () => void
  /** Returns the most recent calls and events, oldest first, with secrets replaced. */
  trace(): readonly TraceEntry[]
}

const noticeMs = 500

/**
 * Creates a bridge on the page's only core. The first caller creates that core, so the `objectName`,
 * `handlerName` and `port` of later callers have no effect.
 */
export function createBridge(win: Window, options: BridgeOptions = {}): Bridge {
  const core = attachCore(win, options)
  let info: HostInfo | null = null
  try {
    info = check(bridgeInfo.result, core.facts)
  } catch {
    // Older apps have no `bridgeInfo`, or an invalid one. The bridge works without it.
  }
  const supports = createSupports(core, info)
  const call = createCall(win, core, info, supports, options.web ?? {})

  const checked =
    (kind: 'event' | 'late', name: string, shape: Schema, listener: (data: never) => void): Listener =>
    (raw) => {
      let data: unknown
      try {
        data = check(shape, raw)
      } catch (fault) {
        return core.note('fault', name, (fault as Error).message)
      }
      core.note(kind, name, 'ok', check(shape, data, true))
      try {
        listener(data as never)
      } catch (error) {
        // Throw it later as an uncaught error, so that the other listeners still run.
        win.setTimeout(() => {
          throw error
        })
      }
    }

  return {
    kind: core.kind,
    info: () => info,
    call: (method, params?, rest?) => call(method, params, rest?.signal) as Promise<never>,
    notify: (method, params?, rest?) =>
      new Promise((resolve) => {
        win.setTimeout(() => resolve('noAck'), noticeMs)
        call(method, params, rest?.signal).then(
          () => resolve('ack'),
          ({ code }: BridgeError) => resolve(/NO_HOST|UNSUPP/.test(code) ? 'absent' : 'noAck'),
        )
      }),
    supports,
    on: ({ name, data, sticky }, listener) =>
      core.listen(name, checked('event', name, data, listener), sticky),
    onLate: ({ name, result }, listener) =>
      core.listen(`late ${name}`, checked('late', name, result, listener)),
    trace: () => core.trace.slice(),
  }
}
