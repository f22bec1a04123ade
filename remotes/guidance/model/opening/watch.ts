import type { Happening } from './state.ts'

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
