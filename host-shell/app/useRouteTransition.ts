import { useEffect, useLayoutEffect, useState } from 'react'
import { listen } from '@companion/shared/platform/listen'

const positions = new Map<number, number>()

type Direction = 'forward' | 'back' | undefined

/** How the page was reached (`undefined` for the first). Focuses its heading; restores the scroll position on return. */
export function useRouteTransition(path: string, depth: number): Direction {
  const [last, setLast] = useState({ path, depth, direction: undefined as Direction })
  if (last.path !== path) setLast({ path, depth, direction: depth < last.depth ? 'back' : 'forward' })
  const { direction } = last

  useEffect(() => {
    history.scrollRestoration = 'manual'
    return listen(window, ['scroll'], () => positions.set(depth, scrollY))
  }, [depth])

  useLayoutEffect(() => {
    if (!direction) return
    const top = direction === 'back' ? (positions.get(depth) ?? 0) : 0
    scrollTo(0, top)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [path, depth, direction])

  return direction
}
