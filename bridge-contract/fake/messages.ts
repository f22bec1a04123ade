import { usualMs } from '../client/call.ts'
import type { Schema } from '../schema/schema.ts'
import type { Handling, HostResult } from './host.ts'

/**
 * Reads a message of the page: a bare payload, or a wire 1 envelope. A channel for
 * all methods also has `name`.
 */
export function readRequest(message: unknown, wire: 0 | 1) {
  const body: unknown = typeof message === 'string' ? JSON.parse(message) : message
  const { id, p, n, m } = (wire ? (body ?? {}) : { p: body }) as { readonly [key: string]: unknown }
  return { id: id as string | undefined, params: p, nonce: n, name: m as string | undefined }
}

/** The argument counts of a native method with this shape. An optional payload makes two overloads. */
export function arities(params: Schema, wire: 0 | 1): readonly number[] {
  if (wire === 1) return [1]
  if (params.t !== 'obj') return [0]
  return Object.values(params.fields).every(({ t }) => t === 'opt') ? [0, 1] : [1]
}

export type VisibilityControl = ReturnType<typeof createVisibility>

/** Hides and shows the page, like a picker, a permission dialog or another app. */
export function createVisibility(win: Window) {
  const set = (state: DocumentVisibilityState) => {
    Object.defineProperty(win.document, 'visibilityState', { value: state, configurable: true })
    win.document.dispatchEvent(new Event('visibilitychange'))
  }
  return { hide: () => set('hidden'), show: () => set('visible') }
}

/** Broken answers observed in real apps: no envelope, half an envelope, wrong data, invalid JSON. */
function nonsense(kind: number, id: string | undefined): unknown {
  const envelopes = [{ id }, { id, ok: 'yes' }, { id, ok: false }, { id, ok: true, data: 7 }]
  const kinds = [null, 'ok', '{"id":', ...envelopes]
  return kinds[Math.floor(kind * kinds.length)]
}

/** In milliseconds: the time a hidden page stays hidden, and the delay of a late answer after its timeout. */
const hiddenMs = 5000
const lateByMs = 250
/** An id from an earlier load. */
const idBefore = '0-0-0.1'

export interface ReplyContext {
  readonly wire: 0 | 1
  readonly win: Window
  readonly visibility: VisibilityControl
  /** Sends a message to the page. */
  push(message: unknown): void
}

/**
 * The outcome of a call: it throws, is answered immediately or never, or `later` passes
 * on the answer when it is due.
 */
export type Reply =
  | { readonly threw: 'threw' | 'gone' }
  | { readonly now: unknown }
  | { readonly later: (say: (body: unknown) => void) => void }
  | { readonly never: true }

/** The body on the wire: an envelope or the bare value. A bare app refuses by returning nothing. */
function bodyOf(result: HostResult, wire: 0 | 1, id?: string): unknown {
  if (!wire) return 'data' in result ? result.data : undefined
  if ('data' in result) return { id, ok: true, data: result.data ?? null }
  return { id, ok: false, error: { code: result.code, message: 'refused' } }
}

/** A body as a message for `companionBridge.receive`; without an envelope it needs the method's name. */
export const messageOf = (body: unknown, wire: 0 | 1, name: string): unknown =>
  wire ? body : { m: name, data: body }

/** Decides the page's answer to a call and its delay, including any faults. */
export function reply(
  { wire, win, visibility, push }: ReplyContext,
  handling: Handling,
  name: string,
  id: string | undefined,
): Reply {
  const { faults, method, result } = handling
  if (faults.hide) {
    visibility.hide()
    win.setTimeout(visibility.show, hiddenMs)
  }
  if (faults.throw || faults.gone) return { threw: faults.gone ? 'gone' : 'threw' }
  if (faults.drop) return { never: true }
  if (faults.reload) {
    win.setTimeout(async () => push(messageOf(bodyOf(await result, wire, idBefore), wire, name)), 1)
    return { never: true }
  }

  const say = (outcome: HostResult) => {
    const body = faults.malformed ? nonsense(faults.kind, id) : bodyOf(outcome, wire, id)
    if (faults.duplicate) win.setTimeout(() => push(messageOf(body, wire, name)), 1)
    return body
  }
  const delayMs = faults.late ? (method.timeoutMs ?? usualMs[method.kind]) + lateByMs : faults.delayMs
  if (delayMs === 0 && !(result instanceof Promise) && method.kind !== 'interactive')
    return { now: say(result) }
  return { later: (done) => void win.setTimeout(async () => done(say(await result)), delayMs) }
}
