import type { Outcome } from './outcome.ts'

/** What the door answers a native call with. */
export type Receipt = 'ok' | 'late' | 'duplicate' | 'unknown' | 'malformed'

export type Waiter = (...outcome: Outcome) => void

/** One native call. Several callers may wait for it; it outlives them until the app has answered. */
export interface Flight {
  readonly id: string
  /** What the contract and what the app call the method. */
  readonly names: readonly [string, string]
  /** Equal for calls that may share one flight. */
  readonly key: string | undefined
  readonly waiters: Set<Waiter>
}

export interface Flights {
  open(names: Flight['names'], key: string | undefined, waiter: Waiter): Flight
  find(fits: (flight: Flight) => boolean): Flight | undefined
  /** A caller goes. Where it was the last, a success that still comes is data if `late` is said, else a duplicate. */
  leave(flight: Flight, waiter: Waiter, late: boolean): void
  /** Gives an outcome to all who wait for the call, once. */
  settle(id: string, outcome: Outcome): Receipt
}

/** Unanswered calls kept for a late answer. */
const kept = 64

/**
 * Keeps the calls of one page that the app has not answered. `late` takes the data of those nobody waits for any more.
 * `load` is new with every load of the page: an answer to an earlier load meets an unknown id.
 */
export function createFlights(load: string, late: (name: string, data: unknown) => void): Flights {
  const flights = new Map<string, Flight>()
  let count = 0

  return {
    open(names, key, waiter) {
      const flight = { id: `${load}.${++count}`, names, key, waiters: new Set([waiter]) }
      flights.set(flight.id, flight)
      if (flights.size > kept) flights.delete(flights.keys().next().value!)
      return flight
    },
    find: (fits) => Array.from(flights.values()).find(fits),
    leave({ id, waiters }, waiter, isLate) {
      waiters.delete(waiter)
      if (!waiters.size && !isLate) flights.delete(id)
    },
    settle(id, outcome) {
      const flight = flights.get(id)
      const [of, number] = id.split('.')
      if (!flight) return of === load && +number! <= count ? 'duplicate' : 'unknown'
      const { waiters, names } = flight
      const [kind, value] = outcome
      const receipt = waiters.size ? 'ok' : 'late'
      if (kind === 'data' || kind === 'error') flights.delete(id)
      if (!waiters.size && kind === 'data') late(names[0], value)
      waiters.forEach((waiter) => waiter(...outcome))
      return receipt
    },
  }
}
