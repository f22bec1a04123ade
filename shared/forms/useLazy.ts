import { useCallback, useEffect, useState } from 'react'

const limit = 8000

const within = <T>(task: Promise<T>, ms: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), ms)
    void task.then(resolve, reject).finally(() => clearTimeout(timer))
  })

export type Lazy<T> =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'here'; value: T }

/** Loads a part of the page when it is first shown: here, or failed within eight seconds and to be retried. */
export function useLazy<T>(load: () => Promise<T>): [part: Lazy<T>, retry: () => void] {
  const [part, setPart] = useState<Lazy<T>>({ is: 'loading' })
  const waiting = part.is === 'loading'

  useEffect(() => {
    if (!waiting) return
    let here = true
    within(load(), limit).then(
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
