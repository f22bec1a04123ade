import { useCallback, useEffect, useState } from 'react'
import * as limits from '../limits.ts'
import { within } from '../within.ts'

export type LazyState<T> =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'here'; value: T }

/** Loads a part of the page when it is first shown: here, or failed within eight seconds and to be retried. */
export function useLazy<T>(load: () => Promise<T>): [part: LazyState<T>, retry: () => void] {
  const [part, setPart] = useState<LazyState<T>>({ is: 'loading' })
  const waiting = part.is === 'loading'

  useEffect(() => {
    if (!waiting) return
    let here = true
    within(limits.part, load()).then(
      (value) => here && setPart({ is: 'here', value }),
      () => here && setPart({ is: 'failed' }),
    )
    return () => {
      here = false
    }
  }, [load, waiting])

  const retry = useCallback(() => setPart({ is: 'loading' }), [])
  return [part, retry]
}
