import type { Outcome } from './outcome.ts'

/** The return value of `companionBridge.receive`, which native code can check. */
export type Receipt = 'ok' | 'late' | 'duplicate' | 'unknown' | 'malformed'

export type Waiter = (...outcome: Outcome) => void

/**
 * One native call. Several callers can wait for it. It's stored until the app answers, so that a late answer
 * is recognised.
 */
export interface PendingCall {
  readonly id: string
  /** The method's name in the contract and in the app. */
  readonly names: readonly [string, string]
  /** Calls with an equal key share one native call. A call without a key never does. */
  readonly key: string | undefined
  readonly waiters: Set<Waiter>
}

export type PendingCalls = ReturnType<typeof createPendingCalls>

/**
 * The maximum number of unanswered calls that are stored. Beyond it, the oldest are dropped, otherwise an app
 * that never answers would fill the memory.
 */
const maxPending = 64

/**
 * Creates the list of a page's unanswered calls. `late` gets the results of calls that have no waiter left.
 * Ids begin with `load`, which is new for each page load, so an answer to an earlier load has an unknown id.
 */
export function createPendingCalls(load: string, late: (name: string, data: unknown) => void) {
  const calls = new Map<string, PendingCall>()
  let count = 0

  return {
    open(names: PendingCall['names'], key: string | undefined, waiter: Waiter): PendingCall {
      const pending = { id: `${load}.${++count}`, names, key, waiters: new Set([waiter]) }
      calls.set(pending.id, pending)
      if (calls.size > maxPending) calls.delete(calls.keys().next().value!)
      return pending
    },
    find: (fits: (pending: PendingCall) => boolean) => Array.from(calls.values()).find(fits),
    /**
     * Removes a waiter. If it was the last one, a result that still arrives is late if `isLate` is set, else
     * a duplicate.
     */
    leave({ id, waiters }: PendingCall, waiter: Waiter, isLate: boolean): void {
      waiters.delete(waiter)
      if (!waiters.size && !isLate) calls.delete(id)
    },
    /** Passes an outcome to every waiter of the call. */
    settle(id: string, outcome: Outcome): Receipt {
      const pending = calls.get(id)
      const [of, number] = id.split('.')
      if (!pending) return of === load && +number! <= count ? 'duplicate' : 'unknown'
      const { waiters, names } = pending
      const [kind, value] = outcome
      const receipt = waiters.size ? 'ok' : 'late'
      if (kind === 'data' || kind === 'error') calls.delete(id)
      if (!waiters.size && kind === 'data') late(names[0], value)
      waiters.forEach((waiter) => waiter(...outcome))
      return receipt
    },
  }
}
