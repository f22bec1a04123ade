import { strongestGuard, onGuardsFree } from '@companion/shared/swap/guard'
import { routeAt } from '@companion/shared/navigation/router'
import type { PageView } from './live/liveState.ts'

const inputEvents = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove', 'scroll'] as const
/** What the router tells the window when the page moves. */
export const navigationEvents = ['popstate', 'pushState', 'replaceState'] as const

/** Follows the page and its user: what they are doing now, and a call when a waiting swap may perhaps go on. */
export function watchPage(win: Window, clock: () => number, changed: () => void): () => PageView {
  let touchedAt = clock()
  for (const input of inputEvents)
    win.addEventListener(input, () => void (touchedAt = clock()), { capture: true, passive: true })
  onGuardsFree(changed)
  // A move is over when the router has rendered it.
  for (const move of navigationEvents) win.addEventListener(move, () => void win.setTimeout(changed))
  return () => {
    const { remote, name } = routeAt(win.location.pathname) ?? {}
    const seen = win.document.visibilityState === 'visible' && win.navigator.onLine !== false
    return { remote, route: name, guard: strongestGuard(), touchedAt, seen }
  }
}

interface Position {
  readonly scroll: number
  /** What was focused, by what the next release can know it by. */
  readonly focus: string | undefined
}

/** Remembers where the user is in a screen, before another release of it takes over. */
export function saveScrollAndFocus(win: Window): Position {
  const focused = win.document.activeElement
  const [id, name] = [focused?.id, focused?.getAttribute('name')]
  const focus = id ? `#${CSS.escape(id)}` : name ? `[name="${CSS.escape(name)}"]` : undefined
  return { scroll: win.scrollY, focus }
}

/** Puts the user back there, as far as the new screen allows. */
export function restoreScrollAndFocus(win: Window, remote: string, { scroll, focus }: Position): void {
  win.scrollTo(0, scroll)
  if (!focus) return
  const root = win.document.querySelector(`[data-remote="${remote}"]:not([hidden])`)
  root?.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
}
