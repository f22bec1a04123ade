/** The longest that an idle task waits (ms), and how long it waits where the engine does not say that it is idle. */
const latest = 3000
const withoutCallback = 1500

/** Runs a task when the page has shown its first screen and has nothing better to do. */
export function whenIdle(win: Window, task: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in win) win.requestIdleCallback(task, { timeout: latest })
  else (win as Window).setTimeout(task, withoutCallback)
}
