import { usualMs } from '../client/call.ts'
import type { Schema } from '../schema/schema.ts'
import type { Handling, HostResult } from './host.ts'

/**
 * Reads a message of the page, which is a bare payload on wire 0 and an envelope on wire 1. In a channel for
 * all methods, the envelope also contains the method's name.
 */
export function readRequest(message: unknown, wire: 0 | 1) {
  const body: unknown = typeof message === 'string' ? JSON.parse(message) : message
  const { id, p, n, m } = (wire ? (body ?? {}) : { p: body }) as { readonly [key: string]: unknown }
  return { id: id as string | undefined, params: p, nonce: n, name: m as string | undefined }
}

/**
 * Returns the argument counts that a native method with this shape accepts. On wire 0, an optional payload
 * makes two overloads.
 */
export function arities(params: Schema, wire: 0 | 1): readonly number[] {
  if (wire === 1) return [1]
  if (params.t !== 'obj') return [0]
  return Object.values(params.fields).every(({ t }) => t === 'opt') ? [0, 1] : [1]
}

export type VisibilityControl = ReturnType<typeof createVisibility>

/** Creates functions that hide and show the page, as a picker or a permission dialog does. */
export function createVisibility(win: Window) {
  const set = (state: DocumentVisibilityState) => {
    Object.defineProperty(win.document, 'visibilityState', { value: state, configurable: true })
    win.document.dispatchEvent(new Event('visibilitychange'))
  }
  return { hide: () => set('hidden'), show: () => set('visible') }
}

/**
 * Returns one of the malformed answers that real apps send: no envelope, an incomplete envelope, wrong data,
 * or invalid JSON. `kind` selects the answer, from 0 to 1.
 */
function nonsense(kind: number, id: string | undefined): unknown {
  const envelopes = [{ id }, { id, ok: 'yes' }, { id, ok: false }, { id, ok: true, data: 7 }]
  const kinds = [null, 'ok', '{"id":', ...envelopes]
  return kinds[Math.floor(kind * kinds.length)]
}

/** The time that a page stays hidden, and a late answer's delay after the timeout, in milliseconds. */
const hiddenMs = 5000
const lateByMs = 250
/** The id of a call from an earlier page load. */
const idBefore = '0-0-0.1'

export interface ReplyContext {
  readonly wire: 0 | 1
  readonly win: Window
  readonly visibility: VisibilityControl
  /** Sends a message to the page. */
  push(message: unknown): void
}

/**
 * The outcome of a call. It throws (`threw`), is answered immediately (`now`) or never, or `later` passes the
 * answer to its callback after a delay.
 */
export type Reply =
  | { readonly threw: 'threw' | 'gone' }
  | { readonly now: unknown }
  | { readonly later: (say: (body: unknown) => void) => void }
  | { readonly never: true }

/**
 * Returns the body of an answer: an envelope on wire 1, the bare value on wire 0. A wire 0 app can't send an
 * error code, so it returns nothing instead.
 */
function bodyOf(result: HostResult, wire: 0 | 1, id?: string): unknown {
  if (!wire) return 'data' in result ? result.data : undefined
  if ('data' in result) return { id, ok: true, data: result.data ?? null }
  return { id, ok: false, error: { code: result.code, message: 'refused' } }
}

/** Returns a body as a message for `receive`. A bare body has no id, so it needs the method's name. */
export const messageOf = (body: unknown, wire: 0 | 1, name: string): unknown =>
  wire ? body : { m: name, data: body }

/** Decides the app's answer to a call and its delay, including any faults. */
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
