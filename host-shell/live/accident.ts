/** An error nobody caught, with every address in it: the script's own and those of its stack. */
export interface Accident {
  readonly where: string
  readonly cause: unknown
}

/** A mistake in the code, not a request that failed and was not caught. */
const isOwnFault = (reason: unknown): reason is Error =>
  reason instanceof Error &&
  /^(Error|TypeError|ReferenceError|RangeError|SyntaxError)$/.test(reason.name) &&
  !/fetch|network|load failed|abort/i.test(reason.message)

/** Learns of errors that no boundary catches: in timers, in event handlers, in promises. */
export function onAccident(win: Window, tell: (accident: Accident) => void): void {
  win.addEventListener('error', ({ filename, error, message }) => {
    tell({ where: `${filename} ${(error as Error | null)?.stack ?? ''}`, cause: message })
  })
  win.addEventListener('unhandledrejection', ({ reason }) => {
    if (isOwnFault(reason)) tell({ where: reason.stack ?? '', cause: reason })
  })
}
