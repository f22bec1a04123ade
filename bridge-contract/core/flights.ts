import type { Outcome } from './outcome.ts'

/** What the door answers a native call with. */
export type Receipt = 'ok' | 'late' | 'duplicate' | 'unknown' | 'malformed'

/** Takes an outcome; `false` says that the data did not fit. */
export type Waiter = (outcome: Outcome) => boolean

/** One native call. Several callers may wait for it; it outlives them until the app has answered. */
export interface Flight {
  readonly id: string
  readonly name: string
  /** What the app calls the method. */
  readonly as: string
  readonly key: string | undefined
  readonly waiters: Set<Waiter>
  state: 'open' | 'late' | 'done'
}

export interface Flights {
  open(name: string, as: string, key: string | undefined, waiter: Waiter): Flight
  /** The open flight of equal calls, if callers still wait for it. */
  shared(key: string): Flight | undefined
  find(id: string): Flight | undefined
  /** The oldest call a bare answer can belong to. */
  oldest(name: string): Flight | undefined
  /** One caller goes. Where it was the last and `late` is said, a success that still comes is kept as data. */
  leave(flight: Flight, waiter: Waiter, late: boolean): void
  settle(flight: Flight, outcome: Outcome): Receipt
}

/** Answered calls are remembered this long, to tell a duplicate from an id that never was. */
const remembered = 512

/** Keeps the calls of one page by id. `late` takes the data of calls nobody waits for any more. */
export function createFlights(epoch: string, late: (name: string, data: unknown) => void): Flights {
  const flights = new Map<string, Flight>()
  const byKey = new Map<string, Flight>()
  let count = 0

  const close = (flight: Flight, state: 'late' | 'done') => {
    flight.state = state
    flight.waiters.clear()
    if (flight.key !== undefined && byKey.get(flight.key) === flight) byKey.delete(flight.key)
  }

  return {
    open(name, as, key, waiter) {
      // The page's epoch comes first: an answer to an earlier load of the page meets an unknown id.
      const flight: Flight = {
        id: `${epoch}.${++count}`,
        name,
        as,
        key,
        waiters: new Set([waiter]),
        state: 'open',
      }
      flights.set(flight.id, flight)
      if (key !== undefined) byKey.set(key, flight)
      for (const [id, old] of flights) {
        if (flights.size <= remembered) break
        if (old.state !== 'open') flights.delete(id)
      }
      return flight
    },
    shared: (key) => byKey.get(key),
    find: (id) => flights.get(id),
    oldest(name) {
      const named = [...flights.values()].filter(
        (flight) => (flight.name === name || flight.as === name) && flight.state !== 'done',
      )
      return named.find((flight) => flight.state === 'open') ?? named[0]
    },
    leave(flight, waiter, isLate) {
      flight.waiters.delete(waiter)
      if (flight.state === 'open' && flight.waiters.size === 0) close(flight, isLate ? 'late' : 'done')
    },
    settle(flight, outcome) {
      const { state } = flight
      if (state === 'done') return 'duplicate'
      const waiters = [...flight.waiters]
      if (outcome.t === 'data' || outcome.t === 'error') close(flight, 'done')
      if (state === 'late') {
        if (outcome.t === 'data') late(flight.name, outcome.data)
        return 'late'
      }
      let fits = false
      for (const waiter of waiters) fits = waiter(outcome) || fits
      return fits ? 'ok' : 'malformed'
    },
  }
}
