/** Time as sessions, requests and toasts see it; tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970, or since another moment that does not change. */
  now(): number
  /** Runs `act` once after `ms` milliseconds; returns the function that cancels it. */
  after(ms: number, act: () => void): () => void
}

export const deviceClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}

/** Durations within a page: one measured by `deviceClock` lasts a day longer when the user sets the clock back a day. */
export const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, act) => deviceClock.after(ms, act),
}

/** The task's outcome; rejects with a `TimeoutError` after `ms` milliseconds without one. The task is not stopped. */
export const timeout = <T>(ms: number, task: Promise<T>, clock: Clock = deviceClock): Promise<T> =>
  new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () =>
      reject(new DOMException(`took longer than ${ms} ms`, 'TimeoutError')),
    )
    void task.then(resolve, reject).finally(cancel)
  })
