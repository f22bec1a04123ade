import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { isApiError } from '@companion/shared/http/apiError'
import { onSessionRestored } from '@companion/shared/session/current'
import { peekPrefetch, consumePrefetch, type Load } from './prefetch.ts'

export interface Loaded<T> {
  readonly data: T | undefined
  readonly failure: unknown
  readonly reload: () => void
}

export const isWaiting = ({ data, failure }: Loaded<unknown>) => data === undefined && failure === undefined

/**
 * Loads data on mount and on `reload`. The old data stays until the new data arrives. Prefetched data
 * (`prefetch.ts`) is available in the first render. Session errors aren't returned, because the shell shows
 * them.
 */
export function useLoad<T>(load: Load<T> | null): Loaded<T> {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<{ data?: T | undefined; failure?: unknown }>(() => ({
    data: load ? peekPrefetch(load) : undefined,
  }))
  const reload = useCallback(() => setRound((count) => count + 1), [])
  useEffect(() => onSessionRestored(reload), [reload])
  // Sends the request before the paint. After the paint, a slow phone would send it 100 ms later.
  useLayoutEffect(() => {
    if (!load) return undefined
    const control = new AbortController()
    const answer = consumePrefetch(load) ?? load(control.signal)
    answer.then(
      (data) =>
        !control.signal.aborted &&
        setState((before) => (before.data === data && !before.failure ? before : { data })),
      (failure: unknown) => {
        if (control.signal.aborted || (isApiError(failure) && failure.type === 'auth')) return
        setState((before) => ({ ...before, failure }))
      },
    )
    return () => control.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another round asks again
  }, [load, round])
  return { data: state.data, failure: state.failure, reload }
}
