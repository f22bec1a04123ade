import { own } from '../schema/check.ts'
import { visibleTime, type After } from './clock.ts'
import { createReceive, hangDoor } from './door.ts'
import { createFlights, type Flight, type Flights, type Waiter } from './flights.ts'
import { parse, readEnvelope, readThrown, type Outcome } from './outcome.ts'
import { createTopics, type Topics } from './topics.ts'
import { findTransport, type HostKind, type HostNames } from './transport.ts'

/** One line of the trace. `data` has been through `redact`: no secret is ever in here. */
export interface TraceEntry {
  readonly at: number
  readonly kind: 'call' | 'reply' | 'late' | 'event' | 'fault'
  readonly name: string
  readonly outcome: string
  readonly data?: unknown
}

/**
 * The one core of a page. It knows calls, streams and the way to the app, but no contract: every copy of this package
 * on the page, whatever its version, attaches here and checks with its own.
 */
export interface Core {
  readonly kind: HostKind
  /** 1 where the app speaks in envelopes, 0 where it speaks bare. */
  readonly wire: 0 | 1
  readonly after: After
  /** What the app said of itself at the start, unchecked. */
  readonly facts: unknown
  /** Events by name, and under `late <method>` successes that came after their callers had gone. */
  readonly listen: Topics['listen']
  /** The last 200 entries, oldest first. */
  readonly trace: TraceEntry[]
  note(kind: TraceEntry['kind'], name: string, outcome: string, data?: unknown): void
  /** Whether the real object has the method; `undefined` where nobody can tell. */
  has(name: string): boolean | undefined
  /** Sends one call, or joins an open one of the same key; a `fallback` answers in the app's place. */
  fly(names: Flight['names'], params: unknown, waiter: Waiter, key?: string, fallback?: () => unknown): Flight
  leave: Flights['leave']
}

/**
 * Where the page's one core lives. The number is the version of the `Core` interface: copies of any contract version
 * share a core as long as it stays.
 */
const coreKey = Symbol.for('companion.bridge.core/1')

const keptEntries = 200

function createCore(win: Window, options: HostNames): Core {
  const events = createTopics()
  const load = win.crypto.getRandomValues(new Uint16Array(3)).join('-')
  const flights = createFlights(load, (name, data) => events.emit(`late ${name}`, data))
  const receive = createReceive(flights, events)
  const { kind, has, send } = findTransport(win, options, receive)
  const trace: TraceEntry[] = []

  // Start facts: a document-start script on iOS, a method that answers at once on Android. A nonce comes by the first.
  let facts = own(win, '__companionInfo')
  const nonce = own(facts, 'nonce')
  if (kind === 'android-object')
    try {
      facts = parse(send('bridgeInfo'))
    } catch {
      // An older app, which speaks bare.
    }
  for (const [name, data] of Object.entries(own(facts, 'state') ?? {})) events.emit(name, data)
  // Who cannot tell what the app has is a port, and carries envelopes only.
  const wire = has('') === undefined || own(facts, 'wire') === 1 ? 1 : 0

  hangDoor(win, receive)
  return {
    after: visibleTime(win),
    kind,
    wire,
    facts,
    listen: events.listen,
    trace,
    has,
    note(what, name, outcome, data) {
      if (trace.push({ at: win.performance.now(), kind: what, name, outcome, data }) > keptEntries)
        trace.shift()
    },
    fly(names, params, waiter, key, fallback) {
      const shared = key && flights.find((flight) => flight.key === key && !!flight.waiters.size)
      if (shared) {
        shared.waiters.add(waiter)
        return shared
      }
      const flight = flights.open(names, key, waiter)
      const { id } = flight
      const bare = Object.keys(params ?? {}).length ? (params as object) : undefined
      const answer = async (): Promise<Outcome> => {
        if (fallback) return ['data', await fallback()]
        if (has(names[1]) === false) return ['error', 'UNSUPPORTED']
        const value = await send(names[1], wire ? { id, v: 1, p: params, n: nonce } : bare)
        if (value === undefined) return ['sent']
        return wire ? readEnvelope(parse(value)) : ['data', parse(value)]
      }
      // Later than the return of `fly`, so that no answer comes before the caller has its flight.
      void Promise.resolve()
        .then(answer)
        .catch(readThrown)
        .then((outcome) => flights.settle(id, outcome))
      return flight
    },
    leave: flights.leave,
  }
}

/** The page's core: the one that is there, whoever put it there, or a new one. */
export function attachCore(win: Window, options: HostNames): Core {
  const at = win as unknown as { [coreKey]?: Core }
  return (at[coreKey] ??= createCore(win, options))
}
