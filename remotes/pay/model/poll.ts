/** Waits in milliseconds before each question: at once, then ever longer, then every five seconds. */
const waits = [0, 1000, 1000, 2000, 2000, 3000]

const waitBefore = (question: number): number => waits[question] ?? 5000

/** Reasons to ask at once come in flocks ("visible", "resume", a result): questions keep this distance. */
const justAsked = 800

export interface PollDeps {
  now(): number
  after(ms: number, act: () => void): () => void
}

export interface PollParts {
  /** Asks once; true when the answer is final. Never rejects. */
  readonly ask: (signal: AbortSignal) => Promise<boolean>
  /** The time for asking is over; the last answer stands. */
  readonly onTimeUp: () => void
}

/**
 * Asks again and again, ever more slowly, for a limited time. Hidden time does not count and asks nothing: a page that
 * comes back asks at once. It never gives up because of an answer that did not come.
 */
export function createPoll({ now, after }: PollDeps, { ask, onTimeUp }: PollParts) {
  let running = false
  let hidden = false
  let count = 0
  let left = 0
  let since = 0
  let askedAt = -Infinity
  let cancelTimer = () => {}
  let cancelPoke = () => {}
  let flight: AbortController | undefined

  const rest = () => {
    cancelTimer()
    cancelTimer = () => {}
    flight?.abort()
    flight = undefined
  }
  const stop = () => {
    running = false
    cancelPoke()
    rest()
  }
  const timeLeft = () => left - (now() - since)

  const question = async () => {
    const own = new AbortController()
    flight = own
    askedAt = now()
    count++
    const final = await ask(own.signal)
    // Another question has taken its place, or nobody asks any more.
    if (flight !== own) return
    flight = undefined
    if (final) stop()
    else schedule()
  }
  const schedule = () => {
    const wait = waitBefore(count)
    if (timeLeft() > wait) cancelTimer = after(wait, () => void question())
    else {
      stop()
      onTimeUp()
    }
  }

  return {
    /** Starts anew, for so many milliseconds of visible time. */
    start(limitMs: number) {
      rest()
      running = true
      count = 0
      left = limitMs
      since = now()
      if (!hidden) void question()
    },
    /** There may be news: asks at once and goes on from the shortest waits; once only if the time was up. */
    poke() {
      if (hidden) return
      const early = justAsked - (now() - askedAt)
      cancelPoke()
      if (early > 0) {
        cancelPoke = after(early, () => this.poke())
        return
      }
      if (!running) left = 0
      if (!running) since = now()
      running = true
      count = 0
      rest()
      void question()
    },
    /** From now on there are so many milliseconds left. */
    allow(ms: number) {
      left = ms
      since = now()
    },
    hide() {
      if (hidden) return
      left = timeLeft()
      hidden = true
      askedAt = -Infinity
      rest()
    },
    show() {
      if (!hidden) return
      hidden = false
      since = now()
      this.poke()
    },
    stop,
  }
}
