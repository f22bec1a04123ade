import * as limits from '../limits.ts'
import { timeout } from '../platform/clock.ts'

export interface LazyPart<T> {
  /** Loads the module once. Rejects on failure or after `limits.chunk` ms. Then the next call tries again. */
  (): Promise<T>
  /** Returns the module if it's already loaded, so that it can be rendered within the user's gesture. */
  loaded(): T | undefined
}

/** Wraps an `import()` so that a failed load can be retried. */
export function retryImport<T>(load: () => Promise<T>): LazyPart<T> {
  let part: T | undefined
  let loading: Promise<T> | undefined
  const start = () =>
    (loading ??= timeout(limits.chunk, load()).then(
      (value) => (part = value),
      (failure: unknown) => {
        loading = undefined
        throw failure
      },
    ))
  return Object.assign(start, { loaded: () => part })
}
