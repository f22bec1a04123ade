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

/** Reports a message no page can handle: every time in the trace, once in the console. */
export type Complain = (what: string, fault: string) => void

export type TakeEvent = (name: string, data: unknown) => Receipt

/**
 * Handles events from the app. An event that doesn't fit its shape is dropped even without
 * listeners, so a sticky event keeps its last valid value. An event this copy doesn't know may
 * still have a listener in a newer copy.
 */
export function createTakeEvent(events: Emitter, complain: Complain): TakeEvent {
  // Import each event by name: a namespace import would keep the names of all exports in the bundle.
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
