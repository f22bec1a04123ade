import { useEffect } from 'react'

/** Focuses the heading when the component comes and when `step` changes, unless something has the focus. */
export function useHeadingFocus(step?: string): void {
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement !== null && activeElement !== body) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- a new step is the reason to look, not what is looked at
  }, [step])
}
