import * as limits from '@companion/shared/limits'
import { isApiError } from '@companion/shared/http/apiError'
import { timeout } from '@companion/shared/platform/clock'
import { carried } from '@companion/shared/swap/guard'

export interface Load<T> {
  (signal: AbortSignal): Promise<T>
  /** What it loads and for whom: its answer may begin before a screen asks for it. */
  readonly begunAs?: string
}

interface Begun {
  readonly since: number
  readonly answer: Promise<unknown>
  data?: unknown
}

/** Names a load. Each begun answer is used once. */
export const named = <T>(begunAs: string, load: Load<T>): Load<T> =>
  Object.assign((signal: AbortSignal) => load(signal), { begunAs })

const keyOf = ({ begunAs }: Load<unknown>) => `pay.begun ${begunAs}`

function freshOf(load: Load<unknown>): Begun | undefined {
  const found = carried.get(keyOf(load)) as Begun | undefined
  return found && performance.now() - found.since < limits.attempt ? found : undefined
}

/** Begins loads of a screen that is about to be drawn. Resolves when all have ended, or after `limits.ahead` ms. */
export async function beginLoads(loads: readonly Load<unknown>[]): Promise<void> {
  const ends = loads.map(async (load) => {
    const answer = load(new AbortController().signal)
    const one: Begun = { since: performance.now(), answer }
    carried.set(keyOf(load), one)
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
  carried.delete(keyOf(load))
  return found?.answer as Promise<T> | undefined
}
