import { own } from '../schema/check.ts'
import type { Flights, Receipt } from './flights.ts'
import { broken, parse, readEnvelope, type Outcome } from './outcome.ts'
import type { Topics } from './topics.ts'

export type Receive = (message: unknown) => Receipt

/**
 * Makes the one entry for native code: answers `{id, …}`, bare answers `{m, data}` and events `{e, data}`, as text or
 * as an object. It returns a word and never throws: an exception here would be thrown into the app.
 */
export function createReceive({ find, settle }: Flights, events: Topics): Receive {
  return (message) => {
    try {
      const body = parse(message)
      const [given, event, name, data] = ['id', 'e', 'm', 'data'].map((key) => own(body, key))
      if (typeof event === 'string') {
        events.emit(event, data)
        return 'ok'
      }

      // A bare answer belongs to the oldest call of its method: first to those somebody waits for.
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
}

/**
 * Puts the door at `window.companionBridge`, where no later script can replace it, and takes in what the app pushed to
 * `{q: []}` before.
 */
export function hangDoor(win: object, receive: Receive): void {
  const waiting = own(own(win, 'companionBridge'), 'q')
  // All three are said: what an app's own script has put there keeps its attributes otherwise.
  const value = Object.freeze({ receive })
  Object.defineProperty(win, 'companionBridge', { value, writable: false, configurable: false })
  if (Array.isArray(waiting)) waiting.forEach(receive)
}
