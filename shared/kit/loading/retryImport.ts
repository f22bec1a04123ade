import * as limits from '../limits.ts'
import { timeout } from '../platform/clock.ts'

export interface LazyPart<T> {
  /** Loads it, once. Rejects when it fails or takes longer than `limits.chunk` ms; the next call then tries again. */
  (): Promise<T>
  /** The module if it's already loaded, for rendering within the user's gesture. */
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
