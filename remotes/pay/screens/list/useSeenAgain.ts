import { useEffect, useEffectEvent } from 'react'
import { appVisibility } from '@companion/bridge-contract'
import { on } from '@companion/shared/bridge/app'
import { listen } from '@companion/shared/platform/listen'

/**
 * Shortest time between two calls, in milliseconds. App and page both send an event, but one call is enough.
 */
const minGapMs = 2000

/**
 * Calls `act` when the page or its app becomes visible again, because another page can have changed the data.
 */
export function useSeenAgain(act: () => void): void {
  const seen = useEffectEvent(act)
  useEffect(() => {
    let last = -Infinity
    const again = () => {
      if (document.visibilityState === 'hidden' || performance.now() - last < minGapMs) return
      last = performance.now()
      seen()
    }
    const stops = [
      listen(document, ['visibilitychange'], again),
      listen(window, ['pageshow'], ({ persisted }: PageTransitionEvent) => persisted && again()),
      on(appVisibility, ({ visible }) => void (visible && again())),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
}
