import { useEffect } from 'react'
import { useHydrated } from './useHydrated.ts'

/** Focuses the heading, unless another element has the focus. */
export function focusHeading(): void {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/**
 * Focuses the heading on mount and when `step` changes, unless another element has the focus. Doesn't focus
 * it during hydration, because a screen reader would start to read the page again.
 */
export function useHeadingFocus(step?: string): void {
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) focusHeading()
    // oxlint-disable-next-line react/exhaustive-deps -- a new step triggers the effect
  }, [step])
}
