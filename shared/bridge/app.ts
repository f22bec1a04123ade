import {
  BridgeError,
  createBridge,
  type Bridge,
  type BridgeEvent,
  type BridgeOptions,
  type CallArguments,
  type DataOf,
  type HostInfo,
  type HostKind,
  type Method,
  type Notice,
  type ParamsOf,
  type ResultOf,
  type Support,
  type TraceEntry,
} from '@companion/bridge-contract'

/** The page's bridge. Before the shell has started it, every call says NO_HOST and listeners wait for it. */
let bridge: Bridge | undefined
const waiting = new Set<(started: Bridge) => void>()

/** Attaches the page to the app around it; the shell calls it once, before anything renders. */
export function startBridge(win: Window, options?: BridgeOptions): Bridge {
  const started = bridge ?? createBridge(win, options)
  bridge = started
  waiting.forEach((attach) => attach(started))
  waiting.clear()
  return started
}

/** Calls the app: resolves with the checked result, rejects with a `BridgeError` within the method's limit. */
export function call<M extends Method>(method: M, ...rest: CallArguments<M>): Promise<ResultOf<M>> {
  return bridge ? bridge.call(method, ...rest) : Promise.reject(new BridgeError('NO_HOST', method.name))
}

/** Tells the app something; never rejects and is over within 500 ms. */
export function notify<M extends Method>(method: M, ...rest: CallArguments<M>): Promise<Notice> {
  return bridge ? bridge.notify(method, ...rest) : Promise.resolve('absent')
}

/** Whether the app can do it, and why not. Ask before showing what needs it. */
export function supports<M extends Method>(
  method: M,
  param?: keyof ParamsOf<M> & string,
  value?: string,
): Support {
  return bridge ? bridge.supports(method, param, value) : { ok: false, reason: 'no-host' }
}

/** Listens to the app. A sticky event's last value, or what came too early, arrives before `on` returns. */
export function on<E extends BridgeEvent>(event: E, listener: (data: DataOf<E>) => void): () => void {
  return attached((started) => started.on(event, listener))
}

/** Takes successes that came after their caller had gone: rotated tokens, paid orders. */
export function onLate<M extends Method>(method: M, listener: (result: ResultOf<M>) => void): () => void {
  return attached((started) => started.onLate(method, listener))
}

/** What the app says of itself; `null` in a browser, in older apps and before the start. */
export function info(): HostInfo | null {
  return bridge?.info() ?? null
}

/** How the app was found; `none` in an ordinary browser. */
export function hostKind(): HostKind {
  return bridge?.kind ?? 'none'
}

/** The last calls and events, secrets replaced. */
export function trace(): readonly TraceEntry[] {
  return bridge?.trace() ?? []
}

function attached(listen: (started: Bridge) => () => void): () => void {
  if (bridge) return listen(bridge)
  let off: (() => void) | undefined
  const attach = (started: Bridge) => {
    off = listen(started)
  }
  waiting.add(attach)
  return () => {
    waiting.delete(attach)
    off?.()
  }
}
