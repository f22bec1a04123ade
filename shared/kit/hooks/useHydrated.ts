import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Returns false during prerendering and hydration, and true afterwards, also in components mounted later.
 * Data that only the device has must not be rendered while it's false: platform, app, country, clock,
 * storage, query parameters, prefetched data. Otherwise React discards the prerendered markup with all typed
 * text (React, `useSyncExternalStore`, "getServerSnapshot").
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
