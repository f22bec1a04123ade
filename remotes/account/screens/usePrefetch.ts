import { useEffect } from 'react'
import { loadAvatar, loadForms } from './parts.ts'

const pause = 1500

/** Fetches the other screens once the menu has had its moment, so that a tap opens them at once. */
export function usePrefetch(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Lost ones are asked for again when they are needed.
      for (const load of [loadForms, loadAvatar]) void load().catch(() => {})
    }, pause)
    return () => clearTimeout(timer)
  }, [])
}
