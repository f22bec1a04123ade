import { connectSession } from '@companion/shared/http/client'
import type { Session } from './session.ts'
import type { SessionEvents, EndReason } from './sessionDeps.ts'

/** A list of callbacks. One that throws affects neither the others nor the caller. */
function createListeners<A extends readonly unknown[] = []>() {
  const all = new Set<(...details: A) => void>()
  return {
    /** Subscribes; returns the unsubscribe function. */
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
          // Rethrown as an uncaught error.
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

/** Emits the session's events to the subscribers. */
export const sessionEvents: SessionEvents = {
  ended: ended.emit,
  restored: restored.emit,
  userChanged: userChanged.emit,
}

/** Subscribes to intentional ends of the session; called before the app is notified. */
export const onSessionEnd = ended.on

/** Subscribes to the recovery of a broken session, to retry failed loads. */
export const onSessionRestored = restored.on

/** Subscribes to changes of user and sign-outs, to drop the last user's data. */
export const onUserChange = userChanged.on

let current: Session | undefined

/** The page's session. Throws before the shell has created it. */
export function session(): Session {
  if (!current) throw new Error('no session yet')
  return current
}

/** Sets the page's session, whose token requests send. The previous one stops listening to the page. */
export function setSession(next: Session): void {
  current?.close()
  current = next
  connectSession(next)
}
