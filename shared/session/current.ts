import { connectSession } from '@companion/shared/http/client'
import type { Session } from './session.ts'
import type { SessionEvents, EndReason } from './sessionDeps.ts'

/** A list of callbacks. One that throws stops neither the others nor the caller. */
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
          // Reported as an uncaught error of its own, so that it is seen and changes nothing here.
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

/** Passes the session's events on to the subscribers. */
export const sessionEvents: SessionEvents = {
  ended: ended.emit,
  restored: restored.emit,
  userChanged: userChanged.emit,
}

/** Subscribes to the session's end on purpose; called before the app knows. */
export const onSessionEnd = ended.on

/** Subscribes to a broken session working again: the moment to load what failed. */
export const onSessionRestored = restored.on

/** Subscribes to each change of user and each sign-out: the moment to forget what belonged to the last user. */
export const onUserChange = userChanged.on

let current: Session | undefined

/** The page's session. Throws before the shell has created it. */
export function session(): Session {
  if (!current) throw new Error('no session yet')
  return current
}

/** Makes a session the page's, whose token requests carry; the one before it stops listening to the page. */
export function setSession(next: Session): void {
  current?.close()
  current = next
  connectSession(next)
}
