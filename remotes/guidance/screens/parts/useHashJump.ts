import { useHydrated } from '@companion/shared/hooks/useHydrated'
import { useEffect } from 'react'

/**
 * Scrolls to the element of the URL's fragment when the screen appears. Doesn't scroll on a prerendered page.
 * The browser has already done so, and the user can have scrolled on.
 */
export function useHashJump(): void {
  const hydrated = useHydrated()
  useEffect(() => {
    const id = location.hash.slice(1)
    if (hydrated && /^[\w-]+$/.test(id)) document.getElementById(id)?.scrollIntoView()
    // oxlint-disable-next-line react/exhaustive-deps -- when the screen appears
  }, [])
}
