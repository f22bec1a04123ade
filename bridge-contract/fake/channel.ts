import type { Port } from '../core/transport.ts'
import type { FakeHost } from './host.ts'
import { readRequest, reply, type ReplyContext } from './messages.ts'

/**
 * One channel for all methods, as the object of `addWebMessageListener` and an emulator's port are: envelopes as text,
 * and every answer comes back as a message. `answer` gives one to the page.
 */
export function channelPort(
  host: FakeHost,
  context: Omit<ReplyContext, 'push'>,
): { port: Port; push: ReplyContext['push'] } {
  const { win } = context
  const port: Port = {
    onmessage: null,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
    postMessage: (text) => void win.setTimeout(() => take(text), 0),
  }
  const push = (message: unknown) => {
    const data = typeof message === 'string' ? message : JSON.stringify(message)
    win.setTimeout(() => port.onmessage?.({ data } as never), 0)
  }
  const take = (text: string) => {
    const { id, name = '', params, nonce } = readRequest(text, 1)
    if (!host.methods.some((known) => known === name))
      return push({ id, ok: false, error: { code: 'UNSUPPORTED', message: name } })
    const handling = host.take(name, params, id, nonce)
    const given = reply({ ...context, push }, handling, name, id)
    if ('threw' in given) return push({ id, ok: false, error: { code: 'HOST_THREW', message: given.threw } })
    if ('now' in given) return push(given.now)
    if ('never' in given) return
    if (handling.method.kind === 'interactive') push({ id, pending: true })
    given.later(push)
  }
  return { port, push }
}
