import { useEffect } from 'react'

/**
 * Focuses the page's heading when `step` changes, and when the component comes, unless something has the focus: what
 * had it went with the step before, or the heading was not there yet when the page was entered.
 */
export function useHeadingFocus(step?: string): void {
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement !== null && activeElement !== body) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- a new step is the reason to look, not what is looked at
  }, [step])
}
