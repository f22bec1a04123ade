import { useEffect, useReducer, useRef } from 'react'

/** The state of an attempt to open the app. */
export type Opening = 'idle' | 'opening' | 'opened' | 'returned' | 'notOpened'

export type OpeningEvent = 'tap' | 'left' | 'back' | 'time'

const next: Readonly<Record<Opening, Partial<Record<OpeningEvent, Opening>>>> = {
  idle: { tap: 'opening' },
  opening: { left: 'opened', time: 'notOpened' },
  opened: { back: 'returned' },
  returned: { tap: 'opening' },
  // The system's own dialog may outlast the timer; the app can still open.
  notOpened: { tap: 'opening', left: 'opened' },
}

/** The next state. Nothing leads to a redirect: the user installs with a tap of their own. */
export const nextOpening = (state: Opening, event: OpeningEvent): Opening => next[state][event] ?? state

/** How long the page waits before it offers to install, in milliseconds. */
export const openingMs = 2500

interface PageEvents {
  readonly win: Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'>
  readonly doc: Pick<Document, 'addEventListener' | 'removeEventListener' | 'hidden'>
}

/**
 * Reports when the page is left, when the user comes back, and when the time is up with the page still visible. Returns
 * what stops it and removes every listener.
 */
export function watchOpening({ win, doc }: PageEvents, report: (event: OpeningEvent) => void): () => void {
  const timer = win.setTimeout(() => {
    if (!doc.hidden) report('time')
  }, openingMs)
  const left = () => report('left')
  const back = () => report('back')
  const changed = () => (doc.hidden ? left() : back())
  // Listeners are taken off one by one: the oldest engines ignore `signal` (Chromium before 90).
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

/** Opens a link to the app and follows the attempt. Never redirects. */
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
