import { own } from '../schema/check.ts'

export type HostKind = 'android-object' | 'ios-handlers' | 'android-listener' | 'emulator' | 'none'

/** A channel to the app. */
export interface Transport {
  readonly kind: HostKind
  /** Returns whether the app's object has the method, or `undefined` if the transport can't detect it. */
  has(name: string): boolean | undefined
  /**
   * Sends one message, or none to a wire 0 method without parameters. Returns the answer or a promise. Can
   * throw.
   */
  send(name: string, message?: object | null): unknown
}

/** The common interface of an injected Android listener and a `MessagePort`. */
export interface Port {
  postMessage(message: string): void
  onmessage: ((event: never) => void) | null
}

/** The app's properties on the window. A brand's app can use other names than the defaults. */
export interface HostNames {
  /**
   * The object of `addJavascriptInterface` or of `addWebMessageListener`. Only the latter has a
   * `postMessage`.
   */
  readonly objectName?: string
  /** The handler that identifies our iOS app, because web views of other apps have handlers too. */
  readonly handlerName?: string
  /** The port of an emulator, or of a panel around an iframe. */
  readonly port?: Port
}

/**
 * Creates the transport to an object of `addJavascriptInterface`. Its methods block the page's thread until
 * they return. Call each method on the object, because Chromium rejects a detached one.
 */
const androidObject = (host: { readonly [name: string]: (...args: string[]) => unknown }): Transport => ({
  kind: 'android-object',
  has: (name) => typeof host[name] === 'function',
  // Java selects the overload by the number of arguments, so a wire 0 method without parameters must get
  // none.
  send: (name, message) => (message ? host[name]!(JSON.stringify(message)) : host[name]!()),
})

/**
 * Creates the transport to WebKit's message handlers. A handler that can't reply resolves with `undefined`,
 * or with `null` in Safari 16.0 (WebKit 2.38). In older engines `postMessage` returns `undefined` instead of
 * a promise. `send` converts all three to `undefined`.
 */
const iosHandlers = (handlers: {
  readonly [name: string]: { postMessage(body: unknown): unknown }
}): Transport => ({
  kind: 'ios-handlers',
  has: (name) => !!handlers[name],
  // WebKit silently drops a value that it can't clone, so convert the body to plain JSON. The default is
  // `null`, because JSON can't contain `undefined`.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a WebKit handler, not a window
  send: async (name, message = null) =>
    (await handlers[name]!.postMessage(JSON.parse(JSON.stringify(message)))) ?? undefined,
})

/**
 * Creates the transport to a port, the one channel for all methods. The app sends every answer as a message.
 */
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

/**
 * Finds the app by the given names, never by the user agent or by a list of the window's properties. Returns
 * a transport of kind `none` if there's no app.
 */
export function findTransport(
  win: object,
  { objectName = 'CompanionNative', handlerName = 'closePage', port }: HostNames,
  receive: (message: unknown) => void,
): Transport {
  // Don't use `own` here, because WebKit defines `messageHandlers` on a prototype.
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
