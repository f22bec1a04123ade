import { useCallback, useEffect, useState } from 'react'
import type { LazyPart } from './retryImport.ts'

interface Loading<T> {
  /** The part, once it is here. */
  readonly value: T | undefined
  /** It could not be loaded; `retry` tries again. */
  readonly failed: boolean
  readonly retry: () => void
}

/** Loads a part of the page when it is first shown. */
export function useLazy<T>(part: LazyPart<T>): Loading<T> {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(() =>
    part.loaded() === undefined ? 'loading' : 'loaded',
  )
  useEffect(() => {
    if (state !== 'loading') return
    let mounted = true
    part().then(
      () => mounted && setState('loaded'),
      () => mounted && setState('failed'),
    )
    return () => {
      mounted = false
    }
  }, [part, state])
  const retry = useCallback(() => setState('loading'), [])
  return { value: part.loaded(), failed: state === 'failed', retry }
}
