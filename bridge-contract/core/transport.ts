import { own } from '../schema/check.ts'

export type HostKind = 'android-object' | 'ios-handlers' | 'android-listener' | 'emulator' | 'none'

/** A channel to the app. */
export interface Transport {
  readonly kind: HostKind
  /** Whether the app's object has the method; `undefined` if the transport can't tell. */
  has(name: string): boolean | undefined
  /**
   * Sends one message; a bare method may have none. Returns the direct answer or a promise of it; may throw.
   */
  send(name: string, message?: object | null): unknown
}

/** The common interface of an injected Android listener and a `MessagePort`. */
export interface Port {
  postMessage(message: string): void
  onmessage: ((event: never) => void) | null
}

/** The names on the window. A brand may use others. */
export interface HostNames {
  /** The object of `addJavascriptInterface` or of `addWebMessageListener`, which has a `postMessage`. */
  readonly objectName?: string
  /** The handler that identifies an iOS window as ours: web views of other apps have handlers too. */
  readonly handlerName?: string
  /** The port of an emulator, or of a panel around an iframe. */
  readonly port?: Port
}

/**
 * Methods return synchronously, on the page's own thread. Chromium rejects a
 * method called without its object.
 */
const androidObject = (host: { readonly [name: string]: (...args: string[]) => unknown }): Transport => ({
  kind: 'android-object',
  has: (name) => typeof host[name] === 'function',
  // Java picks the overload by the number of arguments: a bare method without a payload takes none.
  send: (name, message) => (message ? host[name]!(JSON.stringify(message)) : host[name]!()),
})

/**
 * A handler that cannot reply resolves with `undefined`, in Safari 16.0 (WebKit 2.38) with `null`. In older
 * engines `postMessage` returns `undefined` instead of a promise.
 */
const iosHandlers = (handlers: {
  readonly [name: string]: { postMessage(body: unknown): unknown }
}): Transport => ({
  kind: 'ios-handlers',
  has: (name) => !!handlers[name],
  // WebKit silently drops values it can't clone, so the body is plain JSON. It is never undefined.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a WebKit handler, not a window
  send: async (name, message = null) =>
    (await handlers[name]!.postMessage(JSON.parse(JSON.stringify(message)))) ?? undefined,
})

/** One channel for all methods: the message carries the method's name, and every answer is a message. */
const portTransport = (kind: HostKind, port: Port, receive: (message: unknown) => void): Transport => {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- this also starts a MessagePort
  port.onmessage = ({ data }: { readonly data: unknown }) => receive(data)
  return {
    kind,
    has: () => undefined,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
    send: (m, message) => port.postMessage(JSON.stringify({ m, ...message })),
  }
}

/** Finds the app by the given names, never by the user agent or by enumerating properties of the window. */
export function findTransport(
  win: object,
  { objectName = 'CompanionNative', handlerName = 'closePage', port }: HostNames,
  receive: (message: unknown) => void,
): Transport {
  // Don't use `own` here: WebKit keeps `messageHandlers` on a prototype.
  const at = win as { readonly [name: string]: never } & {
    readonly webkit?: { readonly messageHandlers?: { readonly [name: string]: never } }
  }
  const object = at[objectName] as Port | undefined
  const handlers = at.webkit?.messageHandlers
  if (port) return portTransport('emulator', port, receive)
  if (object?.postMessage) return portTransport('android-listener', object, receive)
  if (object) return androidObject(object as never)
  if (handlers && (own(win, '__companionInfo') || handlers[handlerName])) return iosHandlers(handlers)
  return { ...androidObject({}), kind: 'none' }
}
