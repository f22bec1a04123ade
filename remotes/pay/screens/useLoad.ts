import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { isApiError } from '@companion/shared/http/apiError'
import { onSessionRestored } from '@companion/shared/session/current'

export interface Loaded<T> {
  readonly data: T | undefined
  readonly failure: unknown
  readonly reload: () => void
}

export const isWaiting = ({ data, failure }: Loaded<unknown>) => data === undefined && failure === undefined

/** Loads now and on `reload`; the old answer stays meanwhile. A broken session is for the shell to show. */
export function useLoad<T>(load: ((signal: AbortSignal) => Promise<T>) | null): Loaded<T> {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<{ data?: T; failure?: unknown }>({})
  const reload = useCallback(() => setRound((count) => count + 1), [])
  useEffect(() => onSessionRestored(reload), [reload])
  // Before the paint: behind it a slow phone would ask a tenth of a second later.
  useLayoutEffect(() => {
    if (!load) return undefined
    const control = new AbortController()
    load(control.signal).then(
      (data) => !control.signal.aborted && setState({ data }),
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
