import * as limits from '@companion/shared/limits'
import { isApiError } from '@companion/shared/http/apiError'
import { timeout } from '@companion/shared/platform/clock'
import { onUserChange } from '@companion/shared/session/current'

export type Load<T> = (signal: AbortSignal) => Promise<T>

interface Begun {
  readonly since: number
  readonly answer: Promise<unknown>
  data?: unknown
}

// Loads that have begun before a screen asks for them. Each is used once.
const begun = new Map<Load<unknown>, Begun>()
onUserChange(() => begun.clear())

const freshOf = (load: Load<unknown>): Begun | undefined => {
  const found = begun.get(load)
  return found && performance.now() - found.since < limits.attempt ? found : undefined
}

/** Begins loads of a screen that is about to be drawn. Resolves when all have ended, or after `limits.ahead` ms. */
export async function beginLoads(loads: readonly Load<unknown>[]): Promise<void> {
  const ends = loads.map(async (load) => {
    const answer = load(new AbortController().signal)
    const one: Begun = { since: performance.now(), answer }
    begun.set(load, one)
    try {
      one.data = await answer
    } catch (failure) {
      // The screen shows it: its toast is only read out.
      if (isApiError(failure)) failure.shownAs = ''
    }
  })
  await timeout(limits.ahead, Promise.all(ends)).catch(() => {})
}

/** What a load that has begun has brought by now. */
export const dataOf = <T>(load: Load<T>): T | undefined => freshOf(load)?.data as T | undefined

/** The answer of a load that has begun, once; undefined where none has. */
export function takeBegun<T>(load: Load<T>): Promise<T> | undefined {
  const found = freshOf(load)
  begun.delete(load)
  return found?.answer as Promise<T> | undefined
}
