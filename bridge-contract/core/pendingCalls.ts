import type { Outcome } from './outcome.ts'

/** The return value of `companionBridge.receive`, for native code. */
export type Receipt = 'ok' | 'late' | 'duplicate' | 'unknown' | 'malformed'

export type Waiter = (...outcome: Outcome) => void

/** One native call. Several callers may wait for it. It is kept until the app answers. */
export interface PendingCall {
  readonly id: string
  /** The method's name in the contract and in the app. */
  readonly names: readonly [string, string]
  /** Equal for calls that may share one native call. */
  readonly key: string | undefined
  readonly waiters: Set<Waiter>
}

export type PendingCalls = ReturnType<typeof createPendingCalls>

/** The number of unanswered calls kept for a late answer. Above it, the oldest are dropped. */
const maxPending = 64

/**
 * A page's unanswered calls. `late` gets results without waiters. Ids begin with
 * `load`, which is new for each load.
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
     * Removes a waiter. After the last one, a result that still arrives is late
     * if `isLate`, else a duplicate.
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
