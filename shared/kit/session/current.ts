import { connectSession } from '@companion/shared/http/client'
import type { Session } from './session.ts'
import type { SessionEvents, EndReason } from './sessionDeps.ts'

/** Creates a list of callbacks. If one throws, the other callbacks and the caller aren't affected. */
function createListeners<A extends readonly unknown[] = []>() {
  const all = new Set<(...details: A) => void>()
  return {
    /** Adds a callback. Returns a function that removes it. */
    on(callback: (...details: A) => void): () => void {
      all.add(callback)
      return () => {
        all.delete(callback)
      }
    },
    emit(...details: A): void {
      for (const callback of Array.from(all)) {
        try {
          callback(...details)
        } catch (error) {
          // Throws later, so that the error is reported as uncaught but the other callbacks run.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
  }
}

const ended = createListeners<[reason: EndReason, identifier: string | undefined]>()
const restored = createListeners()
const userChanged = createListeners()

/** Passes the session's events to the subscribers. */
export const sessionEvents: SessionEvents = {
  ended: ended.emit,
  restored: restored.emit,
  userChanged: userChanged.emit,
}

/** Subscribes to intentional ends of the session. Subscribers are called before the app is notified. */
export const onSessionEnd = ended.on

/** Subscribes to the recovery of a broken session, for retrying failed loads. */
export const onSessionRestored = restored.on

/** Subscribes to changes of user, including sign-out, for dropping the previous user's data. */
export const onUserChange = userChanged.on

let current: Session | undefined

/** Returns the page's session. Throws before the shell has created it. */
export function session(): Session {
  if (!current) throw new Error('no session yet')
  return current
}

/**
 * Sets the page's session, whose token all requests send. The previous session stops listening to the page.
 */
export function setSession(next: Session): void {
  current?.close()
  current = next
  connectSession(next)
}
