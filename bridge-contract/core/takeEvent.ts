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
  openRoute,
  preferencesChanged,
  safeAreaChanged,
  themeChanged,
} from '../events/surroundings.ts'
import { check } from '../schema/check.ts'
import type { BridgeEvent } from '../schema/define.ts'
import type { Emitter } from './emitter.ts'
import type { Receipt } from './pendingCalls.ts'

/** Reports a message that no page can handle. The trace contains every report, the console only the first. */
export type Complain = (what: string, fault: string) => void

export type TakeEvent = (name: string, data: unknown) => Receipt

/**
 * Creates the handler of the app's events. It drops an event that doesn't fit its shape, even without
 * listeners, so that a sticky event's last value stays valid. It emits an event that this copy's contract
 * lacks, because a newer copy can have a listener for it.
 */
export function createTakeEvent(events: Emitter, complain: Complain): TakeEvent {
  // Import each event by name, because a namespace import would add the names of all exports to the bundle.
  const known: readonly BridgeEvent[] = [
    appVisibility,
    backPressed,
    codeReceived,
    keyboardChanged,
    languageChanged,
    networkChanged,
    openRoute,
    paymentResult,
    preferencesChanged,
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
