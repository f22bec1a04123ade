import type { Clock } from '@companion/shared/platform/clock'

/** Delays before the first requests, in milliseconds. Further requests follow every five seconds. */
const waits = [0, 1000, 1000, 2000, 2000, 3000]

const waitBefore = (request: number): number => waits[request] ?? 5000

/**
 * Shortest time between requests, in milliseconds. Otherwise events that come together would send several.
 */
const minGapMs = 800

interface Answer {
  readonly final: boolean
  /** Pause that the server requested with `Retry-After`. */
  readonly pauseMs?: number | undefined
}

interface PollOptions {
  /** Sends one request. Never rejects. */
  readonly ask: (signal: AbortSignal) => Promise<Answer>
  /** Called when the time limit is reached. */
  readonly onTimeUp: () => void
}

/** Creates a time limit that is paused while the page is hidden. */
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

/** Creates a poll. It ends after a limit of visible time. When the page becomes visible, it polls at once. */
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
    // Ignores the answer if another request has replaced this one, or if polling has stopped.
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
  /** Polls at once and starts again with the shortest delay. Sends only one request if polling had ended. */
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
    /** Sets the time that is left from now on, in milliseconds. */
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
