import { useLayoutEffect, useRef } from 'react'

/**
 * Reports the checkboxes or radio buttons of a group that changed before hydration, because React ignores
 * those changes. Returns the group's ref.
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
