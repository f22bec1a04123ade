import type { Clock } from '../session/clock.ts'
import { ApiError } from './apiError.ts'

export interface Limits {
  /** Milliseconds until the work counts as lost. */
  readonly ms: number
  readonly clock: Clock
  /** The caller's own way to call the work off. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Runs work under a time limit and the caller's signal; rejects with kind 'timeout' or 'aborted' at that
 * very moment, however slow the platform is to give up, and with whatever the work itself rejects with.
 */
export function limited<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { ms, clock, signal }: Limits,
): Promise<T> {
  const controller = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const stop = (kind: 'timeout' | 'aborted') => {
      reject(new ApiError({ kind }))
      controller.abort()
    }
    const abort = () => stop('aborted')
    if (signal?.aborted) return abort()
    const callOff = clock.after(ms, () => stop('timeout'))
    signal?.addEventListener('abort', abort)
    const done = () => {
      callOff()
      signal?.removeEventListener('abort', abort)
    }
    controller.signal.addEventListener('abort', done)
    work(controller.signal).then(resolve, reject).finally(done)
  })
}
