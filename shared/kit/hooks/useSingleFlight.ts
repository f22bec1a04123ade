import { useCallback, useRef, useState } from 'react'

/**
 * Runs one action at a time and ignores calls while one is pending. It does so from the call on, not from the
 * next render. The action must report its own errors.
 */
export function useSingleFlight(): [pending: boolean, run: (action: () => Promise<unknown>) => void] {
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  const run = useCallback((action: () => Promise<unknown>) => {
    if (busy.current) return
    busy.current = true
    setPending(true)
    void action().finally(() => {
      busy.current = false
      setPending(false)
    })
  }, [])
  return [pending, run]
}
