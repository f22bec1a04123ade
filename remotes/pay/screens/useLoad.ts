import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { isApiError } from '@companion/shared/http/apiError'
import { onSessionRestored } from '@companion/shared/session/current'
import { dataOf, takeBegun, type Load } from './ahead.ts'

export interface Loaded<T> {
  readonly data: T | undefined
  readonly failure: unknown
  readonly reload: () => void
}

export const isWaiting = ({ data, failure }: Loaded<unknown>) => data === undefined && failure === undefined

/**
 * Loads now and on `reload`; the old answer stays meanwhile. What has begun before (`ahead.ts`) is there in the first
 * rendering. A broken session is for the shell to show.
 */
export function useLoad<T>(load: Load<T> | null): Loaded<T> {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<{ data?: T | undefined; failure?: unknown }>(() => ({
    data: load ? dataOf(load) : undefined,
  }))
  const reload = useCallback(() => setRound((count) => count + 1), [])
  useEffect(() => onSessionRestored(reload), [reload])
  // Before the paint: behind it a slow phone would ask a tenth of a second later.
  useLayoutEffect(() => {
    if (!load) return undefined
    const control = new AbortController()
    const answer = takeBegun(load) ?? load(control.signal)
    answer.then(
      (data) =>
        !control.signal.aborted &&
        setState((before) => (before.data === data && !before.failure ? before : { data })),
      (failure: unknown) => {
        if (control.signal.aborted || (isApiError(failure) && failure.kind === 'auth')) return
        if (isApiError(failure)) failure.shownAs = ''
        setState((before) => ({ ...before, failure }))
      },
    )
    return () => control.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another round asks again
  }, [load, round])
  return { data: state.data, failure: state.failure, reload }
}
