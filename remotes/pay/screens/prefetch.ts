import * as limits from '@companion/shared/limits'
import { timeout } from '@companion/shared/platform/clock'
import { carried } from '@companion/shared/swap/guard'

export interface Load<T> {
  (signal: AbortSignal): Promise<T>
  /** Identifies the data and the user. Only a load with a key can be prefetched. */
  readonly prefetchKey?: string
}

interface Prefetch {
  readonly since: number
  readonly answer: Promise<unknown>
  data?: unknown
}

/** Returns a load that can be prefetched. */
export const prefetchable = <T>(prefetchKey: string, load: Load<T>): Load<T> =>
  Object.assign((signal: AbortSignal) => load(signal), { prefetchKey })

const keyOf = ({ prefetchKey }: Load<unknown>) => `pay.prefetch ${prefetchKey}`

function freshOf(load: Load<unknown>): Prefetch | undefined {
  const found = carried.get(keyOf(load)) as Prefetch | undefined
  return found && performance.now() - found.since < limits.request ? found : undefined
}

/**
 * Starts the loads of the next screen. Resolves when all of them have settled, or after `limits.dataGrace`
 * milliseconds. Never rejects.
 */
export async function startPrefetch(loads: readonly Load<unknown>[]): Promise<void> {
  const ends = loads.map(async (load) => {
    const answer = load(new AbortController().signal)
    const one: Prefetch = { since: performance.now(), answer }
    carried.set(keyOf(load), one)
    one.data = await answer
  })
  await timeout(limits.dataGrace, Promise.allSettled(ends)).catch(() => {})
}

/** Returns the prefetched data, or undefined if it hasn't arrived. */
export const peekPrefetch = <T>(load: Load<T>): T | undefined => freshOf(load)?.data as T | undefined

/** Removes a prefetched answer and returns its promise, or undefined if the load wasn't prefetched. */
export function consumePrefetch<T>(load: Load<T>): Promise<T> | undefined {
  const found = freshOf(load)
  carried.delete(keyOf(load))
  return found?.answer as Promise<T> | undefined
}
