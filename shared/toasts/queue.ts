import { proxy } from 'valtio'

export type Tone = 'danger' | 'ok' | 'info'
export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: Tone
}

/** The part of the world a queue needs; tests bring their own. */
export interface Clock {
  now(): number
  later(task: () => void, ms: number): () => void
}

const clockOfPage: Clock = {
  now: () => Date.now(),
  later: (task, ms) => {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
}

const most = 3
const longestText = 200
/** At least 7 s on the screen, longer for long texts (about 15 characters a second). */
const stay = (text: string) => Math.max(7000, text.length * 70)

/** A queue of toasts: no doubles, three at most; one that is still to be read is never pushed out by another. */
export function createToastQueue(clock: Clock = clockOfPage) {
  const toasts = proxy({ list: [] as Toast[] })
  const waiting: Toast[] = []
  const left = new Map<number, number>()
  let stops: (() => void)[] = []
  let since = 0
  let held = false
  let lastId = 0

  const pause = () => {
    const passed = clock.now() - since
    for (const stop of stops) stop()
    stops = []
    for (const [id, ms] of left) left.set(id, ms - passed)
  }
  const resume = () => {
    since = clock.now()
    if (!held) stops = [...left].map(([id, ms]) => clock.later(() => dismiss(id), Math.max(ms, 0)))
  }
  /** Timers stand still while the list changes. */
  const change = (task: () => void) => {
    if (held) return task()
    pause()
    task()
    resume()
  }
  const add = (toast: Toast) => {
    left.set(toast.id, stay(toast.text))
    toasts.list.push(toast)
  }

  function dismiss(id: number): void {
    change(() => {
      left.delete(id)
      toasts.list = toasts.list.filter((toast) => toast.id !== id)
      const next = toasts.list.length < most && waiting.shift()
      if (next) add(next)
    })
  }

  /** Shows a text to the user; the same text again only starts its time anew. */
  function show({ text, tone }: { text: string; tone: Tone }): void {
    const short = [...text].slice(0, longestText).join('')
    const same = (toast: Toast) => toast.text === short && toast.tone === tone
    const shown = toasts.list.find(same)
    if (waiting.some(same)) return
    change(() => {
      if (shown) return void left.set(shown.id, stay(short))
      const toast = { id: ++lastId, text: short, tone }
      if (toasts.list.length >= most) {
        const lesser = toasts.list.find((other) => other.tone !== 'danger')
        if (!lesser) return void waiting.push(toast)
        left.delete(lesser.id)
        toasts.list = toasts.list.filter((other) => other !== lesser)
      }
      add(toast)
    })
  }

  /** Nothing disappears while the user points at the toasts or has the focus in them. */
  function hold(on: boolean): void {
    if (on === held) return
    if (on) pause()
    held = on
    if (!on) resume()
  }

  return { toasts, show, dismiss, hold }
}

const queue = createToastQueue()

/** The toasts on the screen, oldest first. */
export const toasts = queue.toasts
export const showToast = queue.show
export const dismissToast = queue.dismiss
export const holdToasts = queue.hold
