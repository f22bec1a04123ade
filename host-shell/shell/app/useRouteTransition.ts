import { useLayoutEffect, useRef, useState } from 'react'

type Direction = 'forward' | 'back' | undefined

/**
 * Returns the direction of the navigation, or undefined for the first page. Focuses the page's heading and
 * restores the scroll position from its history entry. On the first page, the boot script restores it
 * (`boot/bootScript.ts`).
 */
export function useRouteTransition(path: string, depth: number): Direction {
  const [last, setLast] = useState({ path, depth, direction: undefined as Direction })
  if (last.path !== path) setLast({ path, depth, direction: depth < last.depth ? 'back' : 'forward' })
  const { direction } = last
  const left = useRef(depth)

  useLayoutEffect(() => {
    const { scroll } = (history.state ?? {}) as { readonly scroll?: number }
    const steps = depth - left.current
    // A new history entry has no scroll position. A sheet over the first screen also creates an entry, and
    // the screen under the sheet must not scroll.
    if (direction || steps < 0 || (steps && scroll !== undefined)) {
      const top = scroll ?? 0
      scrollTo(0, top)
      companion.scrollTop = scrollY > top - 1 ? 0 : top
    }
    left.current = depth
    if (direction) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [path, depth, direction])

  return direction
}
