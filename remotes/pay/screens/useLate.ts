import { useEffect, useState } from 'react'

/** Returns true once `waits` has been true for `ms` milliseconds, and never changes back. */
export function useLate(waits: boolean, ms: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waits) return undefined
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [waits, ms])
  return late
}
