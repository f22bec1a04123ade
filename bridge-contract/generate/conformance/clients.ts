import { createBridge, type Bridge } from '../../client/bridge.ts'
import type { Port } from '../../core/transport.ts'
import { own } from '../../schema/check.ts'

interface Door {
  receive(message: unknown): string
}

type Native = Window & { readonly CompanionNative?: Partial<Port> & object; readonly webkit?: object }

/**
 * Creates a separate client on a shared window. It attaches to a partial copy of the window, because clients
 * of the same window would share one core.
 */
function clientOn(win: Native, object: object | undefined, info: object | undefined) {
  const { document, performance, crypto, self, top, webkit } = win
  const at = {
    document,
    performance,
    crypto,
    self,
    top,
    webkit,
    setTimeout: win.setTimeout.bind(win),
    clearTimeout: win.clearTimeout.bind(win),
    ...(object && { CompanionNative: object }),
    ...(info && { __companionInfo: info }),
  }
  const bridge = createBridge(at as unknown as Window)
  return { bridge, door: (at as unknown as { companionBridge: Door }).companionBridge }
}

/**
 * Opens two clients: the page's own, and a stranger without the nonce of this page load, like a frame of
 * another origin. Each tracks its own calls, so the stranger's errors are visible on every transport.
 */
export function openClients(window: Window): { readonly bridge: Bridge; readonly stranger: Bridge } {
  const win = window as Native
  const object = win.CompanionNative
  const isChannel = !!object?.postMessage
  const ports: Port[] = []
  /** A channel has only one listener, so each client gets its own port and receives every message. */
  const doorOf = () => {
    if (!object || !isChannel) return object
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    const port: Port = { onmessage: null, postMessage: (message) => object.postMessage?.(message) }
    ports.push(port)
    return port
  }
  const info = own(win, '__companionInfo') as object | undefined
  const waiting = own(own(win, 'companionBridge'), 'q')
  const page = clientOn(win, doorOf(), info)
  const { nonce: _, ...known } = (info ?? {}) as { readonly nonce?: unknown }
  const foreign = clientOn(win, doorOf(), info && known)
  if (object && isChannel)
    object.onmessage = ((event: never) =>
      ports.forEach((port) => port.onmessage?.(event))) as Port['onmessage']

  const receive = (message: unknown) => {
    const receipt = page.door.receive(message)
    return receipt === 'unknown' ? foreign.door.receive(message) : receipt
  }
  Object.defineProperty(win, 'companionBridge', { value: { receive }, configurable: true })
  if (Array.isArray(waiting)) waiting.forEach(receive)
  return { bridge: page.bridge, stranger: foreign.bridge }
}
