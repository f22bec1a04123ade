import {
  codeReceived,
  paymentResult,
  releaseHint,
  reloadRequested,
  sessionChanged,
  signedOut,
} from '../events/session.ts'
import {
  appVisibility,
  backPressed,
  keyboardChanged,
  languageChanged,
  networkChanged,
  safeAreaChanged,
  themeChanged,
} from '../events/surroundings.ts'
import { check } from '../schema/check.ts'
import type { BridgeEvent } from '../schema/define.ts'
import type { Emitter } from './emitter.ts'
import type { Receipt } from './pendingCalls.ts'

/** Tells the trace each time, and the console once, what an app does that no page can follow. */
export type Complain = (what: string, fault: string) => void

export type TakeEvent = (name: string, data: unknown) => Receipt

/**
 * Takes what the app sends of its own accord. What does not fit its shape reaches nobody, whether anybody listens or not,
 * and a sticky event keeps its last right value. What this copy does not know may have a listener of a newer one.
 */
export function createTakeEvent(events: Emitter, complain: Complain): TakeEvent {
  // Each by its name: all of a module at once keeps the names of its exports in the bundle.
  const known: readonly BridgeEvent[] = [
    appVisibility,
    backPressed,
    codeReceived,
    keyboardChanged,
    languageChanged,
    networkChanged,
    paymentResult,
    releaseHint,
    reloadRequested,
    safeAreaChanged,
    sessionChanged,
    signedOut,
    themeChanged,
  ]

  return (name, data): Receipt => {
    const event = known.find((event) => event.name === name)
    try {
      if (event) check(event.data, data)
    } catch (fault) {
      complain(name, (fault as Error).message)
      return 'malformed'
    }
    if (events.emit(name, data) || event) return 'ok'
    complain(name, 'unknown')
    return 'unknown'
  }
}
