import { createTransport } from '@companion/shared/http/transport'
import { sessionEvents, setSession } from '@companion/shared/session/current'
import { createSession } from '@companion/shared/session/session'
import type { SessionDeps } from '@companion/shared/session/sessionDeps'
import { guardStorage, type DeviceStorage } from '@companion/shared/platform/storage'
import { sessionState, sessionStore } from '@companion/shared/session/store'

export interface OpenOptions extends Omit<Partial<SessionDeps>, 'storage' | 'transport'> {
  /** Opens the session storage. By default it's the page's own. */
  readonly storage?: () => DeviceStorage | null | undefined
  readonly fetchPort?: typeof fetch
}

/** Opens the page again: a new session over the existing storage, without state from the previous session. */
export function openSession({ storage, fetchPort, base = '', ...deps }: OpenOptions): void {
  sessionState.token = ''
  sessionEvents.userChanged()
  setSession(
    createSession({
      state: sessionState,
      storage: storage ? guardStorage(storage) : sessionStore,
      events: sessionEvents,
      base,
      ...(fetchPort && { transport: createTransport(fetchPort) }),
      ...deps,
    }),
  )
}
