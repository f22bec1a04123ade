import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False during prerendering and hydration; true from the next render on, and in all components mounted later. Data that
 * only the device has (platform, app, country, clock, storage, the address's query, prefetched data) must not be
 * rendered before: React would discard the
 * prerendered screen with all typed text (React, `useSyncExternalStore`, "getServerSnapshot").
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
