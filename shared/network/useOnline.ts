import { useEffect, useState } from 'react'
import { isOnline, watchNetwork } from './watchNetwork.ts'

/** Whether there is a network. What needs one waits without it, and says so in its place. */
export function useOnline(): boolean {
  const [online, tell] = useState(() => isOnline(window))
  useEffect(() => watchNetwork(window, tell), [])
  return online
}
