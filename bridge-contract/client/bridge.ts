import { attachCore } from '../core/core.ts'
import type { Topics } from '../core/topics.ts'
import type { TraceEntry } from '../core/trace.ts'
import type { HostKind, HostNames } from '../core/transport.ts'
import { check } from '../schema/check.ts'
import type { BridgeEvent, DataOf, Method, ParamsOf, ResultOf } from '../schema/define.ts'
import { redact } from '../schema/redact.ts'
import type { Schema } from '../schema/schema.ts'
import { call, type Context, type WebFallbacks } from './call.ts'
import { isBridgeError } from './error.ts'
import { readInfo, supports, type HostInfo, type Support } from './supports.ts'

export interface BridgeOptions extends HostNames {
  readonly web?: WebFallbacks
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
}

/** Parameters may be left out where every one of them may. */
export type CallArguments<M extends Method> =
  Record<never, never> extends ParamsOf<M>
    ? [params?: ParamsOf<M>, options?: CallOptions]
    : undefined extends ParamsOf<M>
      ? [params?: undefined, options?: CallOptions]
      : [params: ParamsOf<M>, options?: CallOptions]

export type Notice = 'ack' | 'noAck' | 'absent'

export interface Bridge {
  readonly kind: HostKind
  /** What the app says of itself; `null` in a browser and in older apps. */
  info(): HostInfo | null
  /** Resolves with the checked result or rejects with a `BridgeError`; see `isBridgeError`. */
  call<M extends Method>(method: M, ...rest: CallArguments<M>): Promise<ResultOf<M>>
  /** Tells the app something; never rejects and is over within 500 ms of real time. */
  notify<M extends Method>(method: M, ...rest: CallArguments<M>): Promise<Notice>
  /** Asks before showing a button: for a method, a parameter of it, or a value of that. */
  supports<M extends Method>(method: M, param?: keyof ParamsOf<M> & string, value?: string): Support
  /** Listens. A sticky event's last value, or what came too early, arrives before `on` returns. */
  on<E extends BridgeEvent>(event: E, listener: (data: DataOf<E>) => void): () => void
  /** Successes that came after their TIMEOUT or ABORTED: rotated tokens, paid orders. Each is given once. */
  onLate<M extends Method>(method: M, listener: (result: ResultOf<M>) => void): () => void
  /** The last calls and events, secrets replaced. */
  trace(): readonly TraceEntry[]
}

const noticeMs = 500

/** Attaches to the page's one bridge core, or makes it. `options` count for whoever comes first. */
export function createBridge(win: Window, options: BridgeOptions = {}): Bridge {
  const core = attachCore(win, options)
  const info = readInfo(core)
  const context: Context = { win, core, info, web: options.web ?? {} }

  const listen = (
    topics: Topics,
    kind: 'event' | 'late',
    { name, shape, sticky, initial }: { name: string; shape: Schema; sticky: boolean; initial?: unknown },
    listener: (data: never) => void,
  ) => {
    const note = (what: TraceEntry['kind'], data?: unknown, outcome?: string) =>
      core.trace.add({ at: core.clock.now(), kind: what, name, data, ...(outcome && { outcome }) })
    const take = (raw: unknown) => {
      let data: unknown
      try {
        data = check(shape, raw)
      } catch (fault) {
        note('fault', undefined, (fault as Error).message)
        return false
      }
      note(kind, redact(shape, data))
      try {
        listener(data as never)
      } catch (error) {
        // One listener's fault is reported like any other, and is no other listener's.
        win.setTimeout(() => {
          throw error
        })
      }
      return true
    }
    return topics.listen(name, take, sticky, initial)
  }

  const send = (method: Method, [params, options_]: readonly [unknown?, CallOptions?]) =>
    call(context, method, params, options_?.signal)

  return {
    kind: core.kind,
    info: () => info,
    call: (method, ...rest) => send(method, rest) as Promise<never>,
    notify: (method, ...rest) =>
      new Promise((resolve) => {
        const timer = win.setTimeout(() => resolve('noAck'), noticeMs)
        const tell = (notice: Notice) => {
          win.clearTimeout(timer)
          resolve(notice)
        }
        send(method, rest).then(
          () => tell('ack'),
          (error) =>
            tell(isBridgeError(error, 'NO_HOST') || isBridgeError(error, 'UNSUPPORTED') ? 'absent' : 'noAck'),
        )
      }),
    supports: (method, param, value) => supports(core, info, method, param, value),
    on: ({ name, data, sticky = false, state }, listener) => {
      const initial = state && (info?.state as { readonly [key: string]: unknown } | undefined)?.[state]
      return listen(core.events, 'event', { name, shape: data, sticky, initial }, listener)
    },
    onLate: ({ name, result }, listener) =>
      listen(core.late, 'late', { name, shape: result, sticky: false }, listener),
    trace: () => core.trace.read(),
  }
}
