import { useEffect, useReducer, useRef } from 'react'

/** What became of the attempt to open the app. */
export type Opening = 'idle' | 'opening' | 'opened' | 'returned' | 'notOpened'

export type Happening = 'tap' | 'left' | 'back' | 'time'

const next: Readonly<Record<Opening, Partial<Record<Happening, Opening>>>> = {
  idle: { tap: 'opening' },
  opening: { left: 'opened', time: 'notOpened' },
  opened: { back: 'returned' },
  returned: { tap: 'opening' },
  // The system's question may outlive the timer; the app can still open.
  notOpened: { tap: 'opening', left: 'opened' },
}

/** The next state. Nothing here ever leads to a redirect: the user installs with a tap of their own. */
export const afterwards = (state: Opening, happening: Happening): Opening => next[state][happening] ?? state

/** How long the page waits before it offers to install, in milliseconds. */
export const openingMs = 2500

interface World {
  readonly win: Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'>
  readonly doc: Pick<Document, 'addEventListener' | 'removeEventListener' | 'hidden'>
}

/**
 * Reports when the page loses the user, when they come back, and when the time is up while they are still here.
 * Returns the way to stop; nothing is left listening afterwards.
 */
export function watchOpening({ win, doc }: World, report: (happening: Happening) => void): () => void {
  const timer = win.setTimeout(() => {
    if (!doc.hidden) report('time')
  }, openingMs)
  const left = () => report('left')
  const back = () => report('back')
  const turned = () => (doc.hidden ? left() : back())
  // Listeners are taken off one by one: the oldest engines ignore `signal` (Chromium before 90).
  const ears = [
    [doc, 'visibilitychange', turned],
    [win, 'pagehide', left],
    [win, 'blur', left],
    [win, 'focus', back],
  ] as const
  for (const [target, name, heard] of ears) target.addEventListener(name, heard)
  return () => {
    win.clearTimeout(timer)
    for (const [target, name, heard] of ears) target.removeEventListener(name, heard)
  }
}

/** Opens a link that leaves for the app, and knows what became of it. Never redirects anywhere. */
export function useOpening(launch: (link: string) => void) {
  const [state, report] = useReducer(afterwards, 'idle')
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
