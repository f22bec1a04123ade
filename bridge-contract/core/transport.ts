import { own } from '../schema/check.ts'

export type HostKind = 'android-object' | 'ios-handlers' | 'android-listener' | 'emulator' | 'none'

/** A way to the app. */
export interface Transport {
  readonly kind: HostKind
  /** Whether the app's object has the method; `undefined` where that cannot be seen. */
  has(name: string): boolean | undefined
  /** Sends one message; a bare method may have none. Returns or promises the answer given in place; may throw. */
  send(name: string, message?: object | null): unknown
}

/** What an injected Android listener and a `MessagePort` have in common. */
export interface Port {
  postMessage(message: string): void
  onmessage: ((event: never) => void) | null
}

/** Names on the window; a brand may choose others. */
export interface HostNames {
  /** The object of `addJavascriptInterface` or of `addWebMessageListener`, which has a `postMessage`. */
  readonly objectName?: string
  /** The handler that proves an iOS window to be ours: other apps' web views have handlers too. */
  readonly handlerName?: string
  /** The port of an emulator or of a panel around an iframe. */
  readonly port?: Port
}

/** Methods answer in place, on the page's own thread. Each is called on its object: Chromium refuses it elsewhere. */
const androidObject = (host: { readonly [name: string]: (...args: string[]) => unknown }): Transport => ({
  kind: 'android-object',
  has: (name) => typeof host[name] === 'function',
  // Java picks a method by the number of arguments: a bare one without payload takes none.
  send: (name, message) => (message ? host[name]!(JSON.stringify(message)) : host[name]!()),
})

/** A plain handler resolves with nothing, in Safari 16.0 (WebKit 2.38) with `null`; older engines return nothing. */
const iosHandlers = (handlers: {
  readonly [name: string]: { postMessage(body: unknown): unknown }
}): Transport => ({
  kind: 'ios-handlers',
  has: (name) => !!handlers[name],
  // WebKit drops what it cannot copy and says nothing: what is sent is as plain as JSON, and never nothing.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a WebKit handler, not a window
  send: async (name, message = null) =>
    (await handlers[name]!.postMessage(JSON.parse(JSON.stringify(message)))) ?? undefined,
})

/** One channel for all methods: the message carries the name, every answer arrives as a message. */
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

/** Finds the app by the given names, never by user agent and never by listing properties of the window. */
export function findTransport(
  win: object,
  { objectName = 'CompanionNative', handlerName = 'closePage', port }: HostNames,
  receive: (message: unknown) => void,
): Transport {
  // Not by own properties: WebKit keeps `messageHandlers` on a prototype.
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
