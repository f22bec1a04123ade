import { own } from '../schema/check.ts'
import type { PendingCalls, Receipt } from './pendingCalls.ts'
import { broken, parse, readEnvelope, type Outcome } from './outcome.ts'
import type { Emitter } from './emitter.ts'

export type Receive = (message: unknown) => Receipt

/**
 * Makes the function that native code calls: with answers `{id, …}`, bare answers `{m, data}` and events `{e, data}`, as
 * text or as an object. It returns a receipt and never throws: an exception would be thrown into the app.
 */
export function createReceive({ find, settle }: PendingCalls, events: Emitter): Receive {
  return (message) => {
    try {
      const body = parse(message)
      const [given, event, name, data] = ['id', 'e', 'm', 'data'].map((key) => own(body, key))
      if (typeof event === 'string') {
        events.emit(event, data)
        return 'ok'
      }

      // A bare answer belongs to the oldest call of its method, those with waiters first.
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
 * Puts the function at `window.companionBridge.receive`, where no later script can replace it, and takes the messages
 * that the app has pushed to `companionBridge.q` before.
 */
export function exposeReceive(win: object, receive: Receive): void {
  const waiting = own(own(win, 'companionBridge'), 'q')
  // All attributes are given: a property that the app's script has put there would keep its own otherwise.
  const value = Object.freeze({ receive })
  Object.defineProperty(win, 'companionBridge', { value, writable: false, configurable: false })
  if (Array.isArray(waiting)) waiting.forEach(receive)
}
