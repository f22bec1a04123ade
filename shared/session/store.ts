import { proxy } from 'valtio'
import { freshState, type SessionState } from './state.ts'
import { guardStorage, type DeviceStorage, type GuardedStorage, type SessionKey } from './storage.ts'

/** The page's one session. Only `session/auth` writes token, userData, showError and errorType. */
export const session = proxy<SessionState>(freshState())

let port: GuardedStorage<SessionKey> = guardStorage(() => globalThis.sessionStorage)

/** The seven keys of the session storage; reading and writing never throw. */
export const sessionStore: GuardedStorage<SessionKey> = {
  get: (key) => port.get(key),
  set: (key, value) => port.set(key, value),
  remove: (key) => port.remove(key),
}

/** Says where the seven keys live; the page's own session storage unless told otherwise. */
export function keepSessionIn(open: () => DeviceStorage | null | undefined): void {
  port = guardStorage(open)
}

/** Remembers a visited route; each name is kept once, in the order of the first visit (spec §2). */
export function rememberRoute(name: string): void {
  if (!session.historys.includes(name)) session.historys.push(name)
}
