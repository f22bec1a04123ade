import { useSyncExternalStore } from 'react'

/** CSS pixels after which a page's heading lies under the bar. */
const away = 40

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** True once the page has been scrolled past its heading. */
export const useScrolled = (): boolean => useSyncExternalStore(subscribe, () => scrollY > away)
