/** An error nobody caught: what the window was told. */
export type UncaughtError = ErrorEvent | PromiseRejectionEvent

/** Learns of errors that no boundary catches: in timers, in event handlers, in promises. */
export function onUncaughtError(win: Window, tell: (uncaughtError: UncaughtError) => void): void {
  win.addEventListener('error', tell)
  win.addEventListener('unhandledrejection', tell)
}
