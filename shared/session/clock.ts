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
