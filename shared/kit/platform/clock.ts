/** A clock. Sessions, requests and toasts use it, so that tests can pass a fake clock. */
export interface Clock {
  /** Returns the milliseconds since a fixed time. */
  now(): number
  /** Runs `act` once after `ms` milliseconds. Returns a function that cancels it. */
  after(ms: number, act: () => void): () => void
}

export const deviceClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}

/** A monotonic clock for durations, because users can change the device's clock. */
export const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, act) => deviceClock.after(ms, act),
}

/** Settles like the task, or rejects with a `TimeoutError` after `ms` milliseconds. Doesn't stop the task. */
export const timeout = <T>(ms: number, task: Promise<T>, clock: Clock = deviceClock): Promise<T> =>
  new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () =>
      reject(new DOMException(`took longer than ${ms} ms`, 'TimeoutError')),
    )
    void task.then(resolve, reject).finally(cancel)
  })

/** Like `timeout`, but also aborts the task's signal once it has settled or taken too long. */
export function abortAfter<T>(ms: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const over = new AbortController()
  return timeout(ms, task(over.signal)).finally(() => over.abort())
}
