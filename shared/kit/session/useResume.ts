import { useCallback, useEffect, useRef } from 'react'
import { isApiError } from '../http/apiError.ts'
import { onSessionRestored, onUserChange } from '@companion/shared/session/current'

/** Stores `again` if the request failed because the session is broken. Returns true in that case. */
export type Resume = (failure: unknown, again: () => void) => boolean

/** Repeats the last action that failed because the session was broken, once it works for the same user. */
export function useResume(): Resume {
  const waiting = useRef<() => void>(undefined)
  useEffect(() => {
    const stops = [
      onUserChange(() => {
        waiting.current = undefined
      }),
      onSessionRestored(() => {
        const again = waiting.current
        waiting.current = undefined
        again?.()
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
  return useCallback((failure, again) => {
    const broken = isApiError(failure) && failure.type === 'auth' && failure.code !== 'ended'
    waiting.current = broken ? again : undefined
    return broken
  }, [])
}
