import type { Port } from '../core/transport.ts'
import type { Brain } from './brain.ts'
import { readRequest } from './request.ts'
import { speak, type Speech } from './speech.ts'

/**
 * One channel for all methods, as the object of `addWebMessageListener` and an emulator's port are: envelopes as text,
 * and every answer comes back as a message. `answer` gives one to the page.
 */
export function channelPort(
  brain: Brain,
  speech: Omit<Speech, 'push'>,
): { port: Port; push: Speech['push'] } {
  const { win } = speech
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
    if (!brain.methods.some((known) => known === name))
      return push({ id, ok: false, error: { code: 'UNSUPPORTED', message: name } })
    const deed = brain.take(name, params, id, nonce)
    const said = speak({ ...speech, push }, deed, name, id)
    if ('threw' in said) return push({ id, ok: false, error: { code: 'HOST_THREW', message: said.threw } })
    if ('now' in said) return push(said.now)
    if ('never' in said) return
    if (deed.method.kind === 'interactive') push({ id, pending: true })
    said.later(push)
  }
  return { port, push }
}
