import { useSyncExternalStore } from 'react'
import { listen } from '../platform/listen.ts'

/** Whether the device is online, as far as the browser and the app around the page report. */
export const isOnline = ({ navigator, document }: Window): boolean =>
  navigator.onLine !== false && !('offline' in document.documentElement.dataset)

/** Calls `listener` when the network comes or goes; the shell sends both events for the app, too (`followNetwork`). */
export function watchNetwork(win: Window, listener: (online: boolean) => void): () => void {
  return listen(win, ['online', 'offline'], ({ type }) => listener(type === 'online'))
}

const subscribe = (changed: () => void) => watchNetwork(window, changed)

export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => isOnline(window))
