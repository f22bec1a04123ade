import { useSyncExternalStore } from 'react'
import { listen } from '../platform/listen.ts'

/** Whether the device is online. The browser and the app must both report that. */
export const isOnline = ({ navigator, document }: Window): boolean =>
  navigator.onLine !== false && !('offline' in document.documentElement.dataset)

/** Calls `listener` on `online` and `offline`. The shell dispatches them for the app too (`bindNetwork`). */
export function watchNetwork(win: Window, listener: (online: boolean) => void): () => void {
  return listen(win, ['online', 'offline'], ({ type }) => listener(type === 'online'))
}

const subscribe = (changed: () => void) => watchNetwork(window, changed)

export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => isOnline(window))
