import type { FakeHost } from './host.ts'
import { readRequest, messageOf, reply, type ReplyContext } from './messages.ts'

/** Error texts of WebKit's UserMessageHandler and WKUserContentController. */
const texts = {
  threw: 'WKWebView API client did not respond to this postMessage',
  gone: 'The WKWebView was deallocated before the message was delivered',
  detached: 'Can only call UserMessageHandler.postMessage on instances of UserMessageHandler',
  empty: 'Not enough arguments',
}

const never = () => new Promise<never>(() => {})

/**
 * Returns whether WebKit can clone the value. It silently drops a value that contains a function, a node or a
 * Proxy.
 */
function arrives(value: unknown): boolean {
  const { port1, port2 } = new MessageChannel()
  try {
    port1.postMessage(value)
    return true
  } catch {
    return false
  } finally {
    port1.close()
    port2.close()
  }
}

/**
 * Creates `window.webkit` with its `messageHandlers`. A handler can be read by name, but handlers can't be
 * enumerated. `postMessage` returns a promise, which never settles if the value can't be cloned. Without
 * `replies` the promise resolves with `null`, as in Safari 16.0, and the answers arrive through
 * `companionBridge.receive`.
 */
export function iosHandlers(host: FakeHost, context: ReplyContext, replies: boolean): object {
  const { wire, push, win } = context
  const silence = replies ? undefined : null

  const handle = (name: string, body: unknown): Promise<unknown> => {
    const { id, params, nonce } = readRequest(body, wire)
    const handling = host.take(name, params, id, nonce)
    const given = reply(context, handling, name, id)
    const answer = (answered: unknown) => push(messageOf(answered, wire, name))
    if ('threw' in given)
      return replies ? Promise.reject(new Error(texts[given.threw])) : Promise.resolve(silence)
    if ('never' in given) return replies ? never() : Promise.resolve(silence)
    if ('now' in given && replies) return Promise.resolve(given.now)
    const acknowledges = wire === 1 && handling.method.kind === 'interactive'
    if ('later' in given && replies && !acknowledges) return new Promise((resolve) => given.later(resolve))

    // The answer to an acknowledged call, or of a handler without replies, arrives through
    // `companionBridge.receive`.
    const pending = { id, pending: true }
    if ('later' in given) given.later(answer)
    else win.setTimeout(() => answer(given.now), 0)
    if (acknowledges && !replies) win.setTimeout(() => push(pending), 0)
    return Promise.resolve(acknowledges && replies ? pending : silence)
  }

  const handlers = {}
  for (const name of host.methods) {
    const handler = {
      postMessage(this: unknown, ...given: unknown[]): Promise<unknown> {
        if (this !== handler) return Promise.reject(new TypeError(texts.detached))
        if (given.length === 0) return Promise.reject(new TypeError(texts.empty))
        return arrives(given[0]) ? handle(name, given[0]) : never()
      },
    }
    Object.defineProperty(handlers, name, { value: handler })
  }
  // As in WebKit, `messageHandlers` is an accessor on the prototype.
  return Object.create({
    get messageHandlers() {
      return handlers
    },
  }) as object
}
