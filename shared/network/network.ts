import { useSyncExternalStore } from 'react'

/** Whether the device has a network, as far as the browser or the app around the page has said. */
export const isOnline = ({ navigator, document }: Window): boolean =>
  navigator.onLine !== false && !('offline' in document.documentElement.dataset)

/**
 * Tells when the network comes or goes; returns the way to stop. What an app says of it, the shell passes on to the
 * window (`followNetwork`).
 */
export function watchNetwork(win: Window, tell: (online: boolean) => void): () => void {
  const heard = ({ type }: Event) => tell(type === 'online')
  const names = ['online', 'offline'] as const
  for (const name of names) win.addEventListener(name, heard)
  return () => {
    for (const name of names) win.removeEventListener(name, heard)
  }
}

const subscribe = (changed: () => void) => watchNetwork(window, changed)

/** Whether there is a network. What needs one waits without it, and says so in its place. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => isOnline(window))
