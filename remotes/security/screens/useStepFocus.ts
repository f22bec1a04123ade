import { useEffect } from 'react'

/** After a step has taken the place of another, the focus is on its heading, unless the tap has put it elsewhere. */
export function useStepFocus(step: string): void {
  useEffect(() => {
    const { activeElement, body } = document
    const lost = activeElement === null || activeElement === body
    if (lost) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- a new step is the reason to look, not what is looked at
  }, [step])
}
