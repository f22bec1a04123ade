import { useSyncExternalStore } from 'react'
import { listen } from '../platform/listen.ts'

/** Whether the device is online, as far as the browser and the app around the page report. */
export const isOnline = ({ navigator, document }: Window): boolean =>
  navigator.onLine !== false && !('offline' in document.documentElement.dataset)

/**
 * Calls `listener` when the network comes or goes; returns the function that stops it. The shell turns the app's reports
 * into events of the window (`followNetwork`).
 */
export function watchNetwork(win: Window, listener: (online: boolean) => void): () => void {
  return listen(win, ['online', 'offline'], ({ type }) => listener(type === 'online'))
}

const subscribe = (changed: () => void) => watchNetwork(window, changed)

/** Whether the device is online; renders again when that changes. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => isOnline(window))
