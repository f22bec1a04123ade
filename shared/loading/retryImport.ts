import * as limits from '../limits.ts'
import { timeout } from '../platform/clock.ts'

export interface LazyPart<T> {
  /** Loads it, once. Rejects when it fails or takes longer than `limits.part` ms; the next call then tries again. */
  (): Promise<T>
  /** The part, if it is loaded already: it can be shown without a wait, inside the user's gesture. */
  loaded(): T | undefined
}

/** Makes a part of an `import()`. A load that failed, as without a network, is not remembered. */
export function retryImport<T>(load: () => Promise<T>): LazyPart<T> {
  let part: T | undefined
  let loading: Promise<T> | undefined
  const start = () =>
    (loading ??= timeout(limits.part, load()).then(
      (value) => (part = value),
      (failure: unknown) => {
        loading = undefined
        throw failure
      },
    ))
  return Object.assign(start, { loaded: () => part })
}
