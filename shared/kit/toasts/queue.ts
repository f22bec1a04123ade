import { proxy } from 'valtio'
import { deviceClock, type Clock } from '../platform/clock.ts'

type Tone = 'danger' | 'ok' | 'info'
export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: Tone
  /** The screen shows the text itself, so only screen readers get this toast. */
  readonly inline?: boolean | undefined
}

const longestText = 200
/**
 * Returns the time in milliseconds: at least 4 seconds, or 7 for a failure, more for long texts (about 15
 * characters a second).
 */
const visibleFor = (text: string, tone: Tone) => Math.max(tone === 'danger' ? 7000 : 4000, text.length * 70)

/** Creates a queue that shows one toast at a time. A new toast replaces the current one. */
export function createToastQueue(clock: Clock = deviceClock) {
  const toasts = proxy({ list: [] as Toast[] })
  let stop = () => {}
  let left = 0
  let since = 0
  let paused = false
  let lastId = 0

  const run = (ms: number) => {
    stop()
    left = ms
    since = clock.now()
    if (!paused) stop = clock.after(Math.max(left, 0), clear)
  }
  function clear(): void {
    stop()
    paused = false
    toasts.list = []
  }

  function dismiss(id: number): void {
    if (toasts.list[0]?.id === id) clear()
  }

  /** Shows a toast. If the same toast is already shown, only restarts its time. */
  function show({ text, tone, inline = false }: Omit<Toast, 'id'>): void {
    const short = [...text].slice(0, longestText).join('')
    const shown = toasts.list[0]
    const same = shown?.text === short && shown.tone === tone && shown.inline === inline
    // A new list each time, because its change retries a failed load of the toast component.
    toasts.list = [same ? shown : { id: ++lastId, text: short, tone, inline }]
    run(visibleFor(short, tone))
  }

  /** Pauses the countdown while the pointer or the focus is in the toast. */
  function pause(on: boolean): void {
    if (on === paused || !toasts.list[0]) return
    if (on) left -= clock.now() - since
    paused = on
    if (on) stop()
    else run(left)
  }

  return { toasts, show, dismiss, pause }
}

const queue = createToastQueue()

/** The current toast: a list with one toast or none. */
export const toasts = queue.toasts
export const showToast = queue.show
export const dismissToast = queue.dismiss
export const pauseToasts = queue.pause
