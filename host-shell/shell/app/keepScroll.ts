import * as limits from '@companion/shared/limits'
import { changeEntry } from '@companion/shared/navigation/changeEntry'
import { navigationEvents } from '@companion/shared/navigation/navigationEvents'
import { listen } from '@companion/shared/platform/listen'

// Safari allows 100 history writes per 30 seconds, including the router's, so don't write while scrolling.
const calm = 200

/** Stops waiting for a page that is long enough (`boot/bootScript.ts`) on user input or after a timeout. */
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
 * Stores each page's scroll position in its history entry, once scrolling stops and before a tap can leave
 * the page. It doesn't use web storage because the spec lists the allowed keys (§3). Returns a function that
 * stops it.
 */
export function keepScroll(win: Window): () => void {
  // The engine would restore the position on entry, before the screen has rendered.
  win.history.scrollRestoration = 'manual'
  let timer: number | undefined
  const write = () => {
    const isDue = timer !== undefined
    win.clearTimeout(timer)
    timer = undefined
    // While the page is too short, its position isn't the one to keep.
    if (!isDue || companion.scrollTop) return
    try {
      changeEntry(win, { ...(win.history.state as object), scroll: Math.round(win.scrollY) })
    } catch {
      // Too many history writes for the browser; the next one catches up.
    }
  }
  const wait = () => {
    win.clearTimeout(timer)
    timer = win.setTimeout(write, calm)
  }
  // Replacing an entry drops its stored position although the page hasn't scrolled.
  const offs = [
    listen(win, ['scroll', 'replaceState'], wait, { passive: true }),
    listen(win, ['click', 'pagehide'], write, true),
    ...limitWait(win),
  ]
  return () => {
    for (const off of offs) off()
  }
}
