import { useEffect, useState } from 'react'

/** Debounces a value by `ms` milliseconds, so that screen readers don't announce it after every key press. */
export function useDebounced<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return debounced
}
