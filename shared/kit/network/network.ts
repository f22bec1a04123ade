import { useSyncExternalStore } from 'react'
import { listen } from '../platform/listen.ts'

/** Whether browser and app report the device as online. */
export const isOnline = ({ navigator, document }: Window): boolean =>
  navigator.onLine !== false && !('offline' in document.documentElement.dataset)

/** Calls `listener` on `online` and `offline`. The shell dispatches both for the app as well (`bindNetwork`). */
export function watchNetwork(win: Window, listener: (online: boolean) => void): () => void {
  return listen(win, ['online', 'offline'], ({ type }) => listener(type === 'online'))
}

const subscribe = (changed: () => void) => watchNetwork(window, changed)

export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => isOnline(window))
