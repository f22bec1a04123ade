import { useLayoutEffect, useRef } from 'react'

/**
 * Reports changes to a group of checkboxes or radio buttons from before hydration, which React ignores. Returns the ref
 * of the group.
 */
export function useEarlyChoice<E extends HTMLElement>(report: (changed: HTMLInputElement) => void) {
  const group = useRef<E>(null)
  useLayoutEffect(() => {
    for (const input of group.current?.querySelectorAll('input') ?? [])
      if (input.checked !== input.defaultChecked) report(input)
    // oxlint-disable-next-line react/exhaustive-deps -- once: React handles later changes
  }, [])
  return group
}
