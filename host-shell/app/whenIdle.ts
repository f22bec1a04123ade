/** Runs a task when the page has shown its first screen and has nothing better to do; within about three seconds. */
export function whenIdle(win: Window, task: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in win) win.requestIdleCallback(task, { timeout: 3000 })
  else (win as Window).setTimeout(task, 1500)
}
