import type { Deed, Verdict } from './brain.ts'
import { nonsense } from './nonsense.ts'
import type { Curtain } from './visibility.ts'

/** How long a hidden page stays hidden, and how much later than its deadline a late answer comes. */
const hiddenMs = 5000
const lateByMs = 250
/** An id no load of a page gives twice. */
const idBefore = '0-0-0.1'
const usualMs = { notify: 500, query: 8000, interactive: 3000 }

export interface Speech {
  readonly wire: 0 | 1
  readonly win: Window
  readonly curtain: Curtain
  /** Gives a message to the page. */
  push(message: unknown): void
}

/** What becomes of a call: it throws, it is answered at once, or `later` runs its argument with the answer when due. */
export type Utterance =
  | { readonly threw: 'threw' | 'gone' }
  | { readonly now: unknown }
  | { readonly later: (say: (body: unknown) => void) => void }
  | { readonly never: true }

/** The body on the wire: an envelope, or the bare value. A bare app that refuses says nothing. */
function bodyOf(verdict: Verdict, wire: 0 | 1, id?: string): unknown {
  if ('code' in verdict)
    return wire ? { id, ok: false, error: { code: verdict.code, message: 'refused' } } : undefined
  return wire ? { id, ok: true, data: verdict.data ?? null } : verdict.data
}

/** A body as a message for the page's door, which needs a name where there is no envelope. */
export const messageOf = (body: unknown, wire: 0 | 1, name: string): unknown =>
  wire ? body : { m: name, data: body }

/** Turns a deed into what is said, and when. Twice where its fate is so. */
export function speak(
  { wire, win, curtain, push }: Speech,
  deed: Deed,
  name: string,
  id: string | undefined,
): Utterance {
  const { fate, method, verdict } = deed
  if (fate.hide) {
    curtain.hide()
    win.setTimeout(curtain.show, hiddenMs)
  }
  if (fate.throw || fate.gone) return { threw: fate.gone ? 'gone' : 'threw' }
  if (fate.drop) return { never: true }
  if (fate.reload) {
    const answer = async () => push(messageOf(bodyOf(await verdict, wire, idBefore), wire, name))
    win.setTimeout(answer, 1)
    return { never: true }
  }

  const say = (settled: Verdict) => {
    const body = fate.malformed ? nonsense(fate.sort, id) : bodyOf(settled, wire, id)
    if (fate.duplicate) win.setTimeout(() => push(messageOf(body, wire, name)), 1)
    return body
  }
  const delayMs = fate.late ? (method.timeoutMs ?? usualMs[method.kind]) + lateByMs : fate.delayMs
  if (delayMs === 0 && !(verdict instanceof Promise) && method.kind !== 'interactive')
    return { now: say(verdict) }
  return {
    later: (done) => {
      win.setTimeout(async () => done(say(await verdict)), delayMs)
    },
  }
}
