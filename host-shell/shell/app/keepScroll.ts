import * as limits from '@companion/shared/limits'
import { changeEntry } from '@companion/shared/navigation/changeEntry'
import { navigationEvents } from '@companion/shared/navigation/navigationEvents'
import { listen } from '@companion/shared/platform/listen'

// In milliseconds. Positions aren't written while scrolling, because Safari allows only 100 history writes
// per 30 seconds, including the router's.
const calm = 200

/**
 * Gives up restoring the scroll position (`boot/bootScript.ts`) on user input or after a timeout. Otherwise
 * the page would jump under the user's finger.
 */
function limitWait(win: Window): readonly (() => void)[] {
  const end = () => (companion.scrollTop = 0)
  let timer: number | undefined
  const begin = () => {
    win.clearTimeout(timer)
    timer = win.setTimeout(end, limits.remote)
  }
  begin()
  return [
    listen(win, navigationEvents, begin),
    listen(win, ['wheel', 'pointerdown', 'keydown'], end, { capture: true, passive: true }),
  ]
}

/**
 * Stores each page's scroll position in its history entry, once scrolling stops and before a tap can navigate
 * away. Web storage can't be used, because the spec lists the allowed keys (§3). Returns a function that
 * removes the listeners.
 */
export function keepScroll(win: Window): () => void {
  // Turns off the engine's own restoration, which would run before the screen has rendered.
  win.history.scrollRestoration = 'manual'
  let timer: number | undefined
  const write = () => {
    const isDue = timer !== undefined
    win.clearTimeout(timer)
    timer = undefined
    // While the position is still being restored, the page is too short, so its current position is wrong.
    if (!isDue || companion.scrollTop) return
    try {
      changeEntry(win, { ...(win.history.state as object), scroll: Math.round(win.scrollY) })
    } catch {
      // The browser's limit on history writes is reached. The next write stores the position.
    }
  }
  const wait = () => {
    win.clearTimeout(timer)
    timer = win.setTimeout(write, calm)
  }
  // The router's `replaceState` overwrites the stored position, so it must be written again although the page
  // hasn't scrolled.
  const offs = [
    listen(win, ['scroll', 'replaceState'], wait, { passive: true }),
    listen(win, ['click', 'pagehide'], write, true),
    ...limitWait(win),
  ]
  return () => {
    for (const off of offs) off()
  }
}
