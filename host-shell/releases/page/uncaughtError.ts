/** An error nobody caught: what the window was told. */
export type Accident = ErrorEvent | PromiseRejectionEvent

/** Learns of errors that no boundary catches: in timers, in event handlers, in promises. */
export function onAccident(win: Window, tell: (accident: Accident) => void): void {
  win.addEventListener('error', tell)
  win.addEventListener('unhandledrejection', tell)
}
