import { own } from '../schema/check.ts'
import type { Flight, Flights, Receipt } from './flights.ts'
import { broken, longestMessage, readEnvelope, type Outcome } from './outcome.ts'
import type { Topics } from './topics.ts'

interface Door {
  receive(message: unknown): Receipt
}

/**
 * Makes the one entry for native code: answers `{id, …}`, bare answers `{m, data}` and events `{e, data}`, as text or
 * as an object. It returns a word and never throws: an exception here would be thrown into the app.
 */
export function createDoor(flights: Flights, events: Topics): Door {
  const answer = (flight: Flight | undefined, outcome: Outcome | undefined): Receipt => {
    if (!flight) return 'unknown'
    // An app that answers a known call with nonsense has answered: nobody is left waiting for the deadline.
    const receipt = flights.settle(flight, outcome ?? broken)
    return outcome ? receipt : 'malformed'
  }

  const read = (message: unknown): Receipt => {
    if (typeof message === 'string' && message.length > longestMessage) return 'malformed'
    const body: unknown = typeof message === 'string' ? JSON.parse(message) : message
    if (typeof body !== 'object') return 'malformed'
    const id = own(body, 'id')
    const event = own(body, 'e')
    const name = own(body, 'm')
    const data = own(body, 'data')
    if (typeof id === 'string') return answer(flights.find(id), readEnvelope(body))
    if (typeof event === 'string') return events.emit(event, data)
    if (typeof name !== 'string') return 'malformed'
    return answer(
      flights.oldest(name),
      readEnvelope(body) ?? (data === undefined ? undefined : { t: 'data', data }),
    )
  }

  return Object.freeze({
    receive(message: unknown): Receipt {
      try {
        return read(message)
      } catch {
        return 'malformed'
      }
    },
  })
}

/**
 * Puts the door at `window.companionBridge`, where no later script can replace it, and takes in what the app pushed to
 * `{q: []}` before.
 */
export function hangDoor(win: object, door: Door): void {
  const waiting = own((win as Record<string, unknown>)['companionBridge'], 'q')
  // All three are said: what an app's own script has put there keeps its attributes otherwise.
  Object.defineProperty(win, 'companionBridge', { value: door, writable: false, configurable: false })
  if (Array.isArray(waiting)) waiting.forEach(door.receive)
}
