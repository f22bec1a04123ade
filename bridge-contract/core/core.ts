import { own } from '../schema/check.ts'
import { createClock, type VisibleClock } from './clock.ts'
import { createDoor, hangDoor } from './door.ts'
import { createFlights, type Flight, type Flights, type Waiter } from './flights.ts'
import { coreKey } from './symbol.ts'
import { createTopics, type Topics } from './topics.ts'
import { findTransport, type HostKind, type HostNames } from './transport.ts'
import { createTrace, type Trace } from './trace.ts'

/**
 * The one core of a page. It knows calls, streams and the way to the app, but no contract: every copy of this package
 * on the page, whatever its version, attaches here and checks with its own.
 */
export interface Core {
  readonly kind: HostKind
  readonly wire: 0 | 1
  /** What the app said of itself at the start, unchecked. */
  readonly facts: unknown
  readonly clock: VisibleClock
  readonly events: Topics
  /** Successes that came after their callers had gone, by method. */
  readonly late: Topics
  readonly trace: Trace
  has(name: string): boolean | undefined
  /** Sends one call, or joins an equal one when `key` is given. `as` is what the app calls the method. */
  fly(name: string, as: string, params: unknown, waiter: Waiter, key?: string): Flight
  leave: Flights['leave']
}

const empty = (params: unknown) =>
  typeof params !== 'object' || params === null || Object.keys(params).length === 0

function newEpoch(win: Window): string {
  const parts = win.crypto.getRandomValues(new Uint16Array(3))
  return Array.from(parts, (part) => part.toString(16).padStart(4, '0')).join('')
}

function createCore(win: Window, names: HostNames): Core {
  const events = createTopics()
  const late = createTopics()
  const flights = createFlights(newEpoch(win), late.emit)
  const door = createDoor(flights, events)
  const transport = findTransport(win, names, door.receive)

  // Start facts: a document-start script on iOS, a method that answers at once on Android; a nonce may come by the first.
  const early = own(win, '__companionInfo')
  const nonce = own(early, 'nonce')
  let facts = early
  if (transport.kind === 'android-object' && transport.has('bridgeInfo'))
    transport.send('bridgeInfo', undefined, 0, (outcome) => {
      if (outcome.t === 'data') facts = outcome.data
    })
  const wire =
    transport.kind === 'android-listener' || transport.kind === 'emulator' || own(facts, 'wire') === 1 ? 1 : 0

  const core: Core = {
    kind: transport.kind,
    wire,
    facts,
    clock: createClock(win),
    events,
    late,
    trace: createTrace(),
    has: transport.has,
    fly(name, as, params, waiter, key) {
      const shared = key === undefined ? undefined : flights.shared(key)
      if (shared) {
        shared.waiters.add(waiter)
        return shared
      }
      const flight = flights.open(name, as, key, waiter)
      const bare = empty(params) ? undefined : (params as object)
      const message = wire
        ? { id: flight.id, v: 1, p: params ?? null, ...(nonce !== undefined && { n: nonce }) }
        : bare
      if (transport.has(as) === false) flights.settle(flight, { t: 'error', code: 'UNSUPPORTED' })
      else transport.send(as, message, wire, (outcome) => flights.settle(flight, outcome))
      return flight
    },
    leave: flights.leave,
  }
  hangDoor(win, door)
  return core
}

/** The page's core: the one that is there, whoever put it there, or a new one. */
export function attachCore(win: Window, names: HostNames): Core {
  const at = win as unknown as { [coreKey]?: Core }
  const there = at[coreKey]
  if (there) return there
  const core = createCore(win, names)
  Object.defineProperty(win, coreKey, { value: core })
  return core
}
