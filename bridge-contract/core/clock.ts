type ClockWindow = Pick<Window, 'setTimeout' | 'clearTimeout' | 'performance' | 'document'>

/** Runs a function once after `ms` milliseconds of visible time. Returns a function that cancels it. */
export type After = (ms: number, run: () => void) => () => void

/**
 * Creates a timer that pauses while a picker, a dialog or another app hides the page. It reads the monotonic
 * clock, because a correction of the wall clock would end a call early.
 */
export const visibleTime =
  (win: ClockWindow): After =>
  (left, run) => {
    const { document, performance } = win
    let from = 0
    let timer: number | undefined
    const stop = () => {
      win.clearTimeout(timer)
      timer = undefined
    }
    const look = () => {
      if (timer !== undefined) left -= performance.now() - from
      stop()
      if (document.visibilityState === 'hidden') return
      from = performance.now()
      timer = win.setTimeout(run, left)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }
