/** Maximum wait for an idle callback, and the delay in browsers without them, in milliseconds. */
const latest = 3000
const withoutCallback = 1500

/** Runs a task when the page is idle. */
export function whenIdle(win: Window, task: () => void): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in win) win.requestIdleCallback(task, { timeout: latest })
  else (win as Window).setTimeout(task, withoutCallback)
}
