import type { Clock } from '@companion/shared/platform/clock'

/** Waits in milliseconds before each request: at once, then longer and longer, then every five seconds. */
const waits = [0, 1000, 1000, 2000, 2000, 3000]

const waitBefore = (request: number): number => waits[request] ?? 5000

/** Least milliseconds between requests: reasons to ask at once ("visible", "resume", a result) come together. */
const minGapMs = 800

interface Answer {
  readonly final: boolean
  /** For so many milliseconds the server wants to be left alone (`Retry-After`). */
  readonly pauseMs?: number | undefined
}

interface PollOptions {
  /** Asks once. Never rejects. */
  readonly ask: (signal: AbortSignal) => Promise<Answer>
  /** The time limit is reached; the last answer remains. */
  readonly onTimeUp: () => void
}

/** A limit in milliseconds of visible time: while the page is hidden, its time stops. */
function visibleLimit(now: Clock['now']) {
  let limit = 0
  let since = 0
  let hiddenAt: number | undefined
  const time = () => hiddenAt ?? now()
  return {
    set(ms: number) {
      limit = ms
      since = time()
    },
    left: () => limit - (time() - since),
    isHidden: () => hiddenAt !== undefined,
    hide: () => (hiddenAt ??= now()),
    show() {
      since += now() - time()
      hiddenAt = undefined
    },
  }
}

/** Asks again and again within a limit of visible time, at once when the page becomes visible. */
export function createPoll({ now, after }: Clock, { ask, onTimeUp }: PollOptions) {
  const limit = visibleLimit(now)
  let running = false
  let count = 0
  let askedAt = -Infinity
  let pausedUntil = -Infinity
  let cancelTimer = () => {}
  let cancelDelayed = () => {}
  let inFlight: AbortController | undefined

  const cancelRequest = () => {
    cancelTimer()
    cancelTimer = () => {}
    inFlight?.abort()
    inFlight = undefined
  }
  const stop = () => {
    running = false
    cancelDelayed()
    cancelRequest()
  }
  const request = async () => {
    const own = new AbortController()
    inFlight = own
    askedAt = now()
    count++
    const { final, pauseMs = 0 } = await ask(own.signal)
    // Another request has replaced this one, or polling has stopped.
    if (inFlight !== own) return
    inFlight = undefined
    pausedUntil = now() + pauseMs
    const wait = Math.max(waitBefore(count), pauseMs)
    if (!final && limit.left() > wait) {
      cancelTimer = after(wait, () => void request())
      return
    }
    stop()
    if (!final) onTimeUp()
  }
  const restart = () => {
    cancelRequest()
    running = true
    count = 0
    if (!limit.isHidden()) void request()
  }
  /** Something may have changed: asks at once and starts again from the shortest waits; only once if the time was up. */
  const askNow = () => {
    if (limit.isHidden()) return
    const early = Math.max(askedAt + minGapMs, pausedUntil) - now()
    cancelDelayed()
    if (early > 0) {
      cancelDelayed = after(early, askNow)
      return
    }
    if (!running) limit.set(0)
    restart()
  }
  return {
    start(limitMs: number) {
      limit.set(limitMs)
      restart()
    },
    askNow,
    /** From now on there are so many milliseconds left. */
    setLimit: limit.set,
    hide() {
      limit.hide()
      askedAt = -Infinity
      cancelRequest()
    },
    show() {
      if (!limit.isHidden()) return
      limit.show()
      askNow()
    },
    stop,
  }
}
