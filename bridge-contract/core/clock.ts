type ClockWindow = Pick<Window, 'setTimeout' | 'clearTimeout' | 'performance' | 'document'>

/** Runs once after so many visible milliseconds; returns what cancels it. */
export type After = (ms: number, run: () => void) => () => void

/** Pickers, dialogs and app switches stop this time. By the monotonic clock: a corrected wall clock ends nothing early. */
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
