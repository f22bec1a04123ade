import * as limits from '@companion/shared/limits'
import { changeEntry } from '@companion/shared/navigation/changeEntry'
import { navigationEvents } from '@companion/shared/navigation/navigationEvents'
import { listen } from '@companion/shared/platform/listen'

// Safari refuses more than a hundred history writes in half a minute, the router's own included: not while the page moves.
const calm = 200

/** Ends the wait for a page that is long enough (`boot/bootScript.ts`) with what the visitor does, and after a time. */
function limitWait(win: Window): readonly (() => void)[] {
  const end = () => (win.companionTop = 0)
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
 * Keeps with each history entry how far down its page is scrolled, once that has come to rest and before a tap can leave
 * it. Storage is not used: the spec lists its keys (§3). Returns what ends it.
 */
export function keepScroll(win: Window): () => void {
  // The engine would scroll when an entry is entered, before its screen is there.
  win.history.scrollRestoration = 'manual'
  let timer: number | undefined
  const write = () => {
    const isDue = timer !== undefined
    win.clearTimeout(timer)
    timer = undefined
    // A page that is not long enough yet is at another position than the one to be kept.
    if (!isDue || win.companionTop) return
    try {
      changeEntry(win, { ...(win.history.state as object), scroll: Math.round(win.scrollY) })
    } catch {
      // The browser has had too many; the next one catches up.
    }
  }
  const wait = () => {
    win.clearTimeout(timer)
    timer = win.setTimeout(write, calm)
  }
  // An entry that is replaced, at the same place of the page, has lost its position.
  const offs = [
    listen(win, ['scroll', 'replaceState'], wait, { passive: true }),
    listen(win, ['click', 'pagehide'], write, true),
    ...limitWait(win),
  ]
  return () => {
    for (const off of offs) off()
  }
}
