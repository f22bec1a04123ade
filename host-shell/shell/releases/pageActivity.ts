import { strongestGuard, onGuardsFree } from '@companion/shared/swap/guard'
import { navigationEvents } from '@companion/shared/navigation/navigationEvents'
import { routeAt } from '@companion/shared/navigation/router'
import type { PageView } from './live/liveState.ts'

const inputEvents = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove', 'scroll'] as const

interface PageActivity {
  readonly view: () => PageView
  readonly position: () => Position
}

/** Watches the page and the user's input. Calls `changed` when a waiting swap may be able to proceed. */
export function watchPage(win: Window, clock: () => number, changed: () => void): PageActivity {
  let touchedAt = clock()
  for (const input of inputEvents)
    win.addEventListener(input, () => void (touchedAt = clock()), { capture: true, passive: true })
  // Reads the scroll position on each scroll event. Reading it during a swap would force a layout of the
  // staged screen.
  let scroll = win.scrollY
  win.addEventListener('scroll', () => void (scroll = win.scrollY), { passive: true })
  onGuardsFree(changed)
  // Runs in a separate task, after the router has rendered the route.
  for (const move of navigationEvents) win.addEventListener(move, () => void win.setTimeout(changed))
  return {
    view() {
      const { remote, name } = routeAt(win.location.pathname) ?? {}
      const seen = win.document.visibilityState === 'visible' && win.navigator.onLine !== false
      return { remote, route: name, guard: strongestGuard(), touchedAt, seen }
    },
    position: () => ({ scroll, focus: focusOf(win.document.activeElement) }),
  }
}

/** Returns a selector that finds the focused element again in the next release. */
function focusOf(focused: Element | null): string | undefined {
  const [id, name] = [focused?.id, focused?.getAttribute('name')]
  return id ? `#${CSS.escape(id)}` : name ? `[name="${CSS.escape(name)}"]` : undefined
}

/** The user's position in a screen. */
export interface Position {
  readonly scroll: number
  readonly focus: string | undefined
}

export function restoreScrollAndFocus(win: Window, remote: string, { scroll, focus }: Position): void {
  win.scrollTo(0, scroll)
  if (!focus) return
  const root = win.document.querySelector(`[data-remote="${remote}"]:not([hidden])`)
  root?.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
}
