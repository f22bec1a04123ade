import { useEffect, useState } from 'react'

/** True after `waits` has been true for `ms` milliseconds, and from then on. */
export function useLate(waits: boolean, ms: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waits) return undefined
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [waits, ms])
  return late
}
