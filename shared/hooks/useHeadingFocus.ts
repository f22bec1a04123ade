import { useEffect } from 'react'

/** Focuses the heading, unless something has the focus. */
export function focusHeading(): void {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** Focuses the heading when the component comes and when `step` changes, unless something has the focus. */
export function useHeadingFocus(step?: string): void {
  useEffect(() => {
    focusHeading()
    // oxlint-disable-next-line react/exhaustive-deps -- a new step is the reason to look, not what is looked at
  }, [step])
}
