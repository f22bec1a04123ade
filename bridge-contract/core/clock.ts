/** Time that passes only while the page can be seen: pickers, permission dialogs and app switches stop it. */
export interface VisibleClock {
  /** Visible milliseconds since the page began. */
  now(): number
  /** Runs once after so many visible milliseconds; returns what takes it back. */
  after(ms: number, run: () => void): () => void
}

type ClockWindow = Pick<Window, 'setTimeout' | 'clearTimeout' | 'performance' | 'document'>

/** Measures by the monotonic clock, so that a corrected wall clock ends nothing early. */
export function createClock(win: ClockWindow): VisibleClock {
  const waiting = new Set<() => void>()
  const hidden = () => win.document?.visibilityState === 'hidden'
  let lost = 0
  let hiddenAt = hidden() ? win.performance.now() : -1

  const now = () => (hiddenAt < 0 ? win.performance.now() : hiddenAt) - lost

  win.document?.addEventListener('visibilitychange', () => {
    if (hidden()) {
      if (hiddenAt < 0) hiddenAt = win.performance.now()
      return
    }
    if (hiddenAt >= 0) lost += win.performance.now() - hiddenAt
    hiddenAt = -1
    const woken = [...waiting]
    waiting.clear()
    for (const wake of woken) wake()
  })

  const after = (ms: number, run: () => void) => {
    const due = now() + ms
    let timer: number | undefined
    const wait = () => {
      timer = win.setTimeout(ring, Math.max(0, due - now()))
    }
    const ring = () => {
      if (now() >= due) run()
      else if (hiddenAt < 0) wait()
      else waiting.add(wait)
    }
    wait()
    return () => {
      waiting.delete(wait)
      win.clearTimeout(timer)
    }
  }

  return { now, after }
}
