import { BridgeError } from '@companion/bridge-contract/client/error'
import type {
  Bridge,
  BridgeEvent,
  BridgeOptions,
  CallArguments,
  DataOf,
  HostInfo,
  HostKind,
  Method,
  Notice,
  ParamsOf,
  ResultOf,
  Support,
  TraceEntry,
} from '@companion/bridge-contract'

/**
 * The page's bridge. Until it's attached, calls reject with NO_HOST, and listeners are stored in `waiting`.
 */
let bridge: Bridge | undefined
const waiting = new Set<(started: Bridge) => void>()

/** Attaches the page's bridge. Ignores a second one. */
export function attachBridge(started: Bridge): Bridge {
  bridge ??= started
  for (const attach of waiting) attach(bridge)
  waiting.clear()
  return bridge
}

/** Loads the bridge chunk (5 kB): before the first screen in an app, after it in a browser. */
export async function startBridge(win: Window, options?: BridgeOptions): Promise<Bridge> {
  const { createBridge } = await import(
    /* webpackChunkName: "bridge" */ '@companion/bridge-contract/client/bridge'
  )
  return attachBridge(createBridge(win, options))
}

/**
 * Calls the app. Resolves with the checked result; rejects with a `BridgeError`, at the latest on timeout.
 */
export function call<M extends Method>(method: M, ...rest: CallArguments<M>): Promise<ResultOf<M>> {
  return bridge ? bridge.call(method, ...rest) : Promise.reject(new BridgeError('NO_HOST', method.name))
}

/** Notifies the app. Never rejects, and resolves within 500 ms. */
export function notify<M extends Method>(method: M, ...rest: CallArguments<M>): Promise<Notice> {
  return bridge ? bridge.notify(method, ...rest) : Promise.resolve('absent')
}

/** Whether the app supports a method, and the reason if not. Check it before you show a feature. */
export function supports<M extends Method>(
  method: M,
  param?: keyof ParamsOf<M> & string,
  value?: string,
): Support {
  return bridge ? bridge.supports(method, param, value) : { ok: false, reason: 'no-host' }
}

/** Listens to the app. Earlier events, and the last value of a sticky event, are delivered at once. */
export function on<E extends BridgeEvent>(event: E, listener: (data: DataOf<E>) => void): () => void {
  return attached((started) => started.on(event, listener))
}

/** Listens for results that arrive after the call's timeout, such as rotated tokens or paid orders. */
export function onLate<M extends Method>(method: M, listener: (result: ResultOf<M>) => void): () => void {
  return attached((started) => started.onLate(method, listener))
}

/** Returns the app's description of itself; null in a browser, in older apps and before the bridge starts. */
export function info(): HostInfo | null {
  return bridge?.info() ?? null
}

/** Returns the bridge's transport; `none` in a browser. */
export function hostKind(): HostKind {
  return bridge?.kind ?? 'none'
}

/** Returns the last calls and events, without secrets. */
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
