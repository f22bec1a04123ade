/** The parts of a window that the bridge uses, with a fake clock. */
export interface TestWindow {
  readonly win: Window
  /** Advances the clock and runs due timers. `thrown` collects their errors. */
  pass(ms: number): Promise<void>
  hide(): void
  show(): void
  readonly thrown: unknown[]
  /** Returns the number of pending timers. */
  waiting(): number
  /** Returns the number of the document's `visibilitychange` listeners. */
  watched(): number
}

interface Timer {
  readonly id: number
  readonly due: number
  readonly run: () => unknown
}

/** Waits until all promises that can settle have settled. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Creates a window. `extra` adds properties to it: the app, or an enclosing frame. */
export function testWindow(extra: object = {}): TestWindow {
  let now = 1000
  let timers: Timer[] = []
  let lastId = 0
  let seed = 0
  const thrown: unknown[] = []
  const listeners = new Set<() => void>()
  const document = {
    visibilityState: 'visible',
    addEventListener: (type: string, listener: () => void) =>
      type === 'visibilitychange' && listeners.add(listener),
    removeEventListener: (type: string, listener: () => void) =>
      type === 'visibilitychange' && listeners.delete(listener),
    dispatchEvent: () => listeners.forEach((listener) => listener()),
  }
  const see = (state: string) => {
    document.visibilityState = state
    document.dispatchEvent()
  }
  const win = {
    document,
    performance: { now: () => now },
    crypto: {
      getRandomValues: (list: Uint16Array) => list.map(() => (seed = (seed * 7919 + 104729 + now) % 65536)),
    },
    setTimeout(run: () => unknown, ms = 0) {
      timers.push({ id: ++lastId, due: now + Math.max(0, ms), run })
      return lastId
    },
    clearTimeout: (id: number | undefined) => {
      timers = timers.filter((timer) => timer.id !== id)
    },
  }
  Object.assign(win, { self: win, top: win }, extra)

  const pass = async (ms: number) => {
    const end = now + ms
    await settled()
    for (let next = 0; next < 1000; next++) {
      const timer = timers.filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due || a.id - b.id)[0]
      if (!timer) break
      timers = timers.filter((other) => other !== timer)
      now = Math.max(now, timer.due)
      try {
        timer.run()
      } catch (error) {
        thrown.push(error)
      }
      await settled()
    }
    now = end
  }

  return {
    win: win as unknown as Window,
    pass,
    hide: () => see('hidden'),
    show: () => see('visible'),
    thrown,
    waiting: () => timers.length,
    watched: () => listeners.size,
  }
}
