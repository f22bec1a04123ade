import { own } from '../schema/check.ts'
import { visibleTime, type After } from './clock.ts'
import { createPendingCalls } from './pendingCalls.ts'
import type { PendingCall, PendingCalls, Receipt, Waiter } from './pendingCalls.ts'
import { broken, parse, readEnvelope, readThrown, type Outcome } from './outcome.ts'
import { createEmitter, type Emitter } from './emitter.ts'
import { createTakeEvent, type Complain, type TakeEvent } from './takeEvent.ts'
import { findTransport, type HostKind, type HostNames } from './transport.ts'

/**
 * One entry of the trace. `check` has redacted `data`, so the entry contains no secret. `at` is
 * `performance.now()` in milliseconds.
 */
export interface TraceEntry {
  readonly at: number
  readonly kind: 'call' | 'reply' | 'late' | 'event' | 'fault'
  readonly name: string
  readonly outcome: string
  readonly data?: unknown
}

/**
 * The only core of a page, with its pending calls, events and transport. Every copy of this package attaches
 * to it, whatever the copy's version, and validates with its own contract. An incompatible change of this
 * interface needs a new `coreKey`, otherwise older copies would fail on it.
 */
export interface Core {
  readonly kind: HostKind
  /** 1 if the app uses envelopes, 0 if it sends bare values. */
  readonly wire: 0 | 1
  readonly after: After
  /** The app's `bridgeInfo`, not validated yet. */
  readonly facts: unknown
  /**
   * Listens to events by name. The event `late <method>` contains a result that arrived after the last caller
   * had timed out or aborted.
   */
  readonly listen: Emitter['listen']
  /** The last 200 entries, oldest first. */
  readonly trace: TraceEntry[]
  note(kind: TraceEntry['kind'], name: string, outcome: string, data?: unknown): void
  /** Returns whether the app's object has the method, or `undefined` if the transport can't detect it. */
  has(name: string): boolean | undefined
  /**
   * Sends a call, or adds the waiter to a pending call with the same key. If `fallback` is given, it answers
   * instead of the app.
   */
  fly(
    names: PendingCall['names'],
    params: unknown,
    waiter: Waiter,
    key?: string,
    fallback?: () => unknown,
  ): PendingCall
  leave: PendingCalls['leave']
}

/**
 * The window property that contains the core. The number is the version of the `Core` interface, not of the
 * contract.
 */
const coreKey = Symbol.for('companion.bridge.core/1')

const maxEntries = 200

/**
 * Creates `receive`, which native code calls with answers `{id, …}`, bare answers `{m, data}` and events `{e,
 * data}`, as text or objects. It never throws, because an exception would surface in the app.
 */
const createReceive =
  ({ find, settle }: PendingCalls, takeEvent: TakeEvent) =>
  (message: unknown): Receipt => {
    try {
      const body = parse(message)
      const [given, event, name, data] = ['id', 'e', 'm', 'data'].map((key) => own(body, key))
      if (typeof event === 'string') return takeEvent(event, data)

      // A bare answer has no id. It settles the oldest call of its method that still has a waiter, or else
      // the oldest one.
      const named = (waited: boolean) =>
        find(({ names, waiters }) => names.includes(name as string) && !waiters.size !== waited)
      const id = given ?? (named(true) ?? named(false))?.id
      if (typeof id !== 'string') return typeof name === 'string' ? 'unknown' : 'malformed'
      const outcome: Outcome = given === undefined && data !== undefined ? ['data', data] : readEnvelope(body)
      const receipt = settle(id, outcome)
      return outcome === broken ? 'malformed' : receipt
    } catch {
      return 'malformed'
    }
  }

/**
 * Defines `companionBridge.receive` so that no later script can replace it. Then handles the messages that
 * the app queued in `companionBridge.q` before the page's script ran.
 */
function exposeReceive(win: object, receive: (message: unknown) => Receipt): void {
  const waiting = own(own(win, 'companionBridge'), 'q')
  // Set every attribute. If the app's script has already defined the property, an omitted attribute keeps its
  // old value, so the property would stay writable.
  const value = Object.freeze({ receive })
  Object.defineProperty(win, 'companionBridge', { value, writable: false, configurable: false })
  if (Array.isArray(waiting)) waiting.forEach(receive)
}

/**
 * Creates the page's trace and the functions that write to it. The console shows each complaint only once,
 * because an app can repeat it 60 times a second.
 */
function createTrace(win: Window) {
  const trace: TraceEntry[] = []
  const said: Record<string, true> = {}
  const note: Core['note'] = (what, name, outcome, data) => {
    if (trace.push({ at: win.performance.now(), kind: what, name, outcome, data }) > maxEntries) trace.shift()
  }
  const complain: Complain = (what, fault) => {
    note('fault', what, fault)
    const text = `companionBridge: ${what} ${fault}`
    if (!said[text]) (win as Window & typeof globalThis).console?.warn(text)
    said[text] = true
  }
  return { trace, note, complain }
}

function createCore(win: Window, options: HostNames): Core {
  const { trace, note, complain } = createTrace(win)
  const events = createEmitter()
  const takeEvent = createTakeEvent(events, complain)
  const load = win.crypto.getRandomValues(new Uint16Array(3)).join('-')
  const calls = createPendingCalls(load, (name, data) => events.emit(`late ${name}`, data))
  const receive = createReceive(calls, takeEvent)
  const { kind, send, ...transport } = findTransport(win, options, receive)

  // An iOS app provides `bridgeInfo` in a document-start script, an Android app in a method. Both provide the
  // nonce in the script.
  let facts = own(win, '__companionInfo')
  const nonce = own(facts, 'nonce')
  if (kind === 'android-object')
    try {
      facts = parse(send('bridgeInfo'))
    } catch {
      // An older app has no `bridgeInfo` method.
    }
  // A misread message of a newer wire format could lose an order or a token, so such an app is treated as
  // having no methods.
  const spoken = own(facts, 'wire')
  const isFromTomorrow = typeof spoken === 'number' && spoken > 1
  if (isFromTomorrow) complain('bridgeInfo', `wire ${spoken}`)
  const has = isFromTomorrow ? () => false : transport.has
  for (const [name, data] of Object.entries(own(facts, 'state') ?? {})) takeEvent(name, data)
  // `has` only returns undefined for ports, which always use envelopes.
  const wire = has('') === undefined || spoken === 1 ? 1 : 0

  exposeReceive(win, receive)
  return {
    after: visibleTime(win),
    kind,
    wire,
    facts: isFromTomorrow ? undefined : facts,
    listen: events.listen,
    trace,
    has,
    note,
    fly(names, params, waiter, key, fallback) {
      const shared = key && calls.find((pending) => pending.key === key && !!pending.waiters.size)
      if (shared) {
        shared.waiters.add(waiter)
        return shared
      }
      const pending = calls.open(names, key, waiter)
      const { id } = pending
      const bare = Object.keys(params ?? {}).length ? (params as object) : undefined
      const answer = async (): Promise<Outcome> => {
        // oxlint-disable-next-line unicorn/no-unnecessary-await -- no answer may come before the caller has its call
        await null
        if (fallback) return ['data', await fallback()]
        if (has(names[1]) === false) return ['error', 'UNSUPPORTED']
        const value = await send(names[1], wire ? { id, v: 1, p: params, n: nonce } : bare)
        if (value === undefined) return ['sent']
        return wire ? readEnvelope(parse(value)) : ['data', parse(value)]
      }
      void answer()
        .catch(readThrown)
        .then((outcome) => calls.settle(id, outcome))
      return pending
    },
    leave: calls.leave,
  }
}

/** Returns the page's core. Creates it if no other copy of this package has done so. */
export function attachCore(win: Window, options: HostNames): Core {
  const at = win as unknown as { [coreKey]?: Core }
  return (at[coreKey] ??= createCore(win, options))
}
