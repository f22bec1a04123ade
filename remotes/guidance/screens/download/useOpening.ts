import { useEffect, useReducer, useRef } from 'react'
import { afterwards } from '../../model/opening/state.ts'
import { watchOpening } from '../../model/opening/watch.ts'

/** Opens a link that leaves for the app, and knows what became of it. Never redirects anywhere. */
export function useOpening(launch: (link: string) => void) {
  const [state, report] = useReducer(afterwards, 'idle')
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const open = (link: string) => {
    stop.current?.()
    report('tap')
    stop.current = watchOpening({ win: window, doc: document }, report)
    launch(link)
  }
  return { state, open }
}
