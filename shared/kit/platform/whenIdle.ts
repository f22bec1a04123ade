/** Longest wait of an idle task (ms), and its delay without idle callbacks. */
const latest = 3000
const withoutCallback = 1500

/** Runs a task when the page is idle after its first screen. */
export function whenIdle(win: Window, task: () => void): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in win) win.requestIdleCallback(task, { timeout: latest })
  else (win as Window).setTimeout(task, withoutCallback)
}
