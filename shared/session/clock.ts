/** Time as the session and the requests see it; tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs `act` once after `ms`; gives the way to call it off. */
  after(ms: number, act: () => void): () => void
}

export const deviceClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}

/** The promise's value, or `otherwise` when it fails or takes longer than `ms`. Never rejects. */
export const within = <T, U>(clock: Clock, ms: number, promise: Promise<T>, otherwise: U): Promise<T | U> =>
  new Promise((resolve) => {
    const callOff = clock.after(ms, () => resolve(otherwise))
    const settle = (value: T | U) => {
      callOff()
      resolve(value)
    }
    promise.then(settle, () => settle(otherwise))
  })
