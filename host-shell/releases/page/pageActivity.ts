import { strongestGuard, onGuardsFree } from '@companion/shared/swap/guard'
import { navigationEvents } from '@companion/shared/navigation/navigationEvents'
import { routeAt } from '@companion/shared/navigation/router'
import type { PageView } from './live/liveState.ts'

const inputEvents = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove', 'scroll'] as const

/** Watches the page and its user; returns the current view, and calls `changed` when a waiting swap may be able to go on. */
export function watchPage(win: Window, clock: () => number, changed: () => void): () => PageView {
  let touchedAt = clock()
  for (const input of inputEvents)
    win.addEventListener(input, () => void (touchedAt = clock()), { capture: true, passive: true })
  onGuardsFree(changed)
  // In a task of its own: the router has rendered the route by then.
  for (const move of navigationEvents) win.addEventListener(move, () => void win.setTimeout(changed))
  return () => {
    const { remote, name } = routeAt(win.location.pathname) ?? {}
    const seen = win.document.visibilityState === 'visible' && win.navigator.onLine !== false
    return { remote, route: name, guard: strongestGuard(), touchedAt, seen }
  }
}

/** Where the user is in a screen; `focus` is a selector that the next release can know the element by. */
export function saveScrollAndFocus(win: Window) {
  const focused = win.document.activeElement
  const [id, name] = [focused?.id, focused?.getAttribute('name')]
  const focus = id ? `#${CSS.escape(id)}` : name ? `[name="${CSS.escape(name)}"]` : undefined
  return { scroll: win.scrollY, focus }
}

type Position = ReturnType<typeof saveScrollAndFocus>

export function restoreScrollAndFocus(win: Window, remote: string, { scroll, focus }: Position): void {
  win.scrollTo(0, scroll)
  if (!focus) return
  const root = win.document.querySelector(`[data-remote="${remote}"]:not([hidden])`)
  root?.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
}
