import { useEffect, useState } from 'react'

/** Whether something has waited for `ms` milliseconds. Once true it stays true. */
export function useLate(waits: boolean, ms: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waits) return undefined
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [waits, ms])
  return late
}
