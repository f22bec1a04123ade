import { useEffect, useRef, type RefObject } from 'react'

/** Whether a screen is still on the page when a request of its has been answered. */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return here
}
