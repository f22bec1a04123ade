import { useSyncExternalStore } from 'react'
import { isOnline, watchNetwork } from './watchNetwork.ts'

const subscribe = (changed: () => void) => watchNetwork(window, changed)

/** Whether there is a network. What needs one waits without it, and says so in its place. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => isOnline(window))
