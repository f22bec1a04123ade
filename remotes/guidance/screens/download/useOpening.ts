import { useEffect, useReducer, useRef } from 'react'

/** The state of an attempt to open the app. */
export type Opening = 'idle' | 'opening' | 'opened' | 'returned' | 'notOpened'

export type OpeningEvent = 'tap' | 'left' | 'back' | 'time'

const next: Readonly<Record<Opening, Partial<Record<OpeningEvent, Opening>>>> = {
  idle: { tap: 'opening' },
  opening: { left: 'opened', time: 'notOpened' },
  opened: { back: 'returned' },
  returned: { tap: 'opening' },
  // The app can still open after the timeout, because the system can ask the user first.
  notOpened: { tap: 'opening', left: 'opened' },
}

/** Returns the next state. No state redirects to the store, because users tap a link to install the app. */
export const nextOpening = (state: Opening, event: OpeningEvent): Opening => next[state][event] ?? state

/** Time before the page offers to install the app, in milliseconds. */
export const openingMs = 2500

interface PageEvents {
  readonly win: Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'>
  readonly doc: Pick<Document, 'addEventListener' | 'removeEventListener' | 'hidden'>
}

/**
 * Reports when the page is hidden, when the user returns, and when the time is up while the page is visible.
 * Returns a function that removes the listeners and the timer.
 */
export function watchOpening({ win, doc }: PageEvents, report: (event: OpeningEvent) => void): () => void {
  const timer = win.setTimeout(() => {
    if (!doc.hidden) report('time')
  }, openingMs)
  const left = () => report('left')
  const back = () => report('back')
  const changed = () => (doc.hidden ? left() : back())
  // The listeners are removed one by one, because the oldest engines ignore `signal` (Chromium before 90).
  const listeners = [
    [doc, 'visibilitychange', changed],
    [win, 'pagehide', left],
    [win, 'blur', left],
    [win, 'focus', back],
  ] as const
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener)
  return () => {
    win.clearTimeout(timer)
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener)
  }
}

/** Returns the state of the attempt to open the app, and a function that starts an attempt with a link. */
export function useOpening(launch: (link: string) => void) {
  const [state, report] = useReducer(nextOpening, 'idle')
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const open = (link: string) => {
    stop.current?.()
    report('tap')
    stop.current = watchOpening({ win: window, doc: document }, report)
    launch(link)
  }
  return { state, open }
}
