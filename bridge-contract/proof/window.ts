/** What the bridge needs of a window, with a clock that a test moves. */
export interface TestWindow {
  readonly win: Window
  /** Lets so much time pass, running what is due; what a timer throws is kept in `thrown`. */
  pass(ms: number): Promise<void>
  hide(): void
  show(): void
  readonly thrown: unknown[]
  /** Timers that have not run. */
  waiting(): number
  /** How many listeners the document has for its visibility. */
  watched(): number
}

interface Timer {
  readonly id: number
  readonly due: number
  readonly run: () => unknown
}

/** All promises that can settle have settled. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Makes a window. `extra` is put on it: the app, or a frame around it. */
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
