import { useEffect, useLayoutEffect, useRef } from 'react'

const positions = new Map<number, number>()

/**
 * Tells how the page was reached (`undefined` for the first), puts the focus on its heading, and brings the scroll
 * position back where the user returns.
 */
export function useArrival(path: string, depth: number): 'forward' | 'back' | undefined {
  const before = useRef({ path, depth, direction: undefined as 'forward' | 'back' | undefined })
  if (before.current.path !== path) {
    const direction = depth < before.current.depth ? 'back' : 'forward'
    before.current = { path, depth, direction }
  }
  const { direction } = before.current

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => positions.set(depth, scrollY)
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [depth])

  useLayoutEffect(() => {
    if (!direction) return
    const place = direction === 'back' ? (positions.get(depth) ?? 0) : 0
    scrollTo(0, place)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [path, depth, direction])

  return direction
}
