import { own } from '../schema/check.ts'
import { readReturned, readThrown, type Outcome } from './outcome.ts'

export type HostKind = 'android-object' | 'ios-handlers' | 'android-listener' | 'emulator' | 'none'

/** A way to the app. `has` knows the real object, or says `undefined` where nobody can tell. */
export interface Transport {
  readonly kind: HostKind
  has(name: string): boolean | undefined
  /** Hands one message over. `message` is absent where a bare method has nothing to say. */
  send(name: string, message: object | undefined, wire: 0 | 1, back: (outcome: Outcome) => void): void
}

/** What `postMessage` needs of a port: an injected Android listener and a `MessagePort` are alike. */
export interface Port {
  postMessage(message: string): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  start?(): void
}

/** Names on the window, each one a brand may choose for itself. */
export interface HostNames {
  /** The object of `addJavascriptInterface`. */
  readonly objectName?: string
  /** The object of `addWebMessageListener`. */
  readonly listenerName?: string
  /** Handlers of which one proves that an iOS window is ours: other apps' web views have handlers too. */
  readonly probe?: readonly string[]
  /** The port of an emulator or of a panel around an iframe. */
  readonly port?: Port
}

type Handle = { readonly [name: string]: unknown }

const isFunction = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function'

const isMissing = (outcome: Outcome) => outcome.t === 'error' && outcome.code === 'UNSUPPORTED'

function attempt(run: () => void, back: (outcome: Outcome) => void): void {
  try {
    run()
  } catch (error) {
    back(readThrown(error))
  }
}

/** Methods answer in place, on the page's own thread. Each is called on its object: Chromium refuses it elsewhere. */
const androidObject = (host: Handle): Transport => ({
  kind: 'android-object',
  has: (name) => isFunction(host[name]),
  send(name, message, wire, back) {
    const invoke = (...args: string[]) =>
      (host as Record<string, (...args: string[]) => unknown>)[name]!(...args)
    const deliver = (...args: string[]) => back(readReturned(invoke(...args), wire))
    if (message) return attempt(() => deliver(JSON.stringify(message)), back)
    // Java picks a method by the number of arguments, before it runs: this one may take a payload, even an empty one.
    attempt(deliver, (outcome) => (isMissing(outcome) ? attempt(() => deliver('{}'), back) : back(outcome)))
  },
})

/** Handlers answer with a promise; a plain one resolves it with nothing, an old engine returns nothing at all. */
const iosHandlers = (handlers: Handle): Transport => ({
  kind: 'ios-handlers',
  has: (name) => Boolean(handlers[name]),
  send: (name, message, wire, back) =>
    attempt(() => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a WebKit handler, not a window
      const reply = (handlers[name] as { postMessage(body: unknown): unknown }).postMessage(message ?? null)
      void Promise.resolve(reply).then(
        (value) => back(readReturned(value, wire)),
        (error: unknown) => back(readThrown(error)),
      )
    }, back),
})

/** One channel for all methods: the message carries the name, every answer comes through the door. */
function portTransport(port: Port, kind: HostKind, receive: (message: unknown) => void): Transport {
  port.addEventListener('message', (message) => receive(message.data))
  port.start?.()
  return {
    kind,
    has: () => undefined,
    send: (name, message, _wire, back) =>
      attempt(() => port.postMessage(JSON.stringify({ m: name, ...message })), back),
  }
}

/** Finds the app by the names it is known under, never by user agent and never by listing what is there. */
export function findTransport(win: object, names: HostNames, receive: (message: unknown) => void): Transport {
  const at = win as Handle
  const listener = at[names.listenerName ?? 'CompanionListener'] as Port | undefined
  const object = at[names.objectName ?? 'CompanionNative']
  const handlers = (at['webkit'] as { messageHandlers?: Handle } | undefined)?.messageHandlers
  if (names.port) return portTransport(names.port, 'emulator', receive)
  if (isFunction(listener?.postMessage)) return portTransport(listener, 'android-listener', receive)
  if (typeof object === 'object' && object) return androidObject(object as Handle)
  if (
    handlers &&
    (own(win, '__companionInfo') ??
      (names.probe ?? ['bridgeInfo', 'closePage']).some((name) => handlers[name]))
  )
    return iosHandlers(handlers)
  return {
    kind: 'none',
    has: () => false,
    send: (_name, _message, _wire, back) => back({ t: 'error', code: 'NO_HOST' }),
  }
}
