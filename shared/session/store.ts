import { proxy } from 'valtio'
import { guardStorage, type DeviceStorage, type GuardedStorage, type SessionKey } from './storage.ts'
import type { TokenUser } from './jwt.ts'

/** Why the page has no usable session (spec §4); '' while nothing is wrong. */
export type ErrorType = '' | 'noRefToken' | 'getTokenErr'

/** The application state of the spec §3, one per page. */
export interface SessionState {
  lang: string
  /** The access token in use, or ''. */
  token: string
  /** Route name that opened a shared step. */
  from: string
  /** Whether the session error is to be shown: never on routes that need no login. */
  showError: boolean
  errorType: ErrorType
  /** Names of the visited routes, each once. */
  historys: string[]
  notNeedToken: string[]
  notNeedBack: string[]
  /** What the access token says about its user; the id is a string of any length, never a number. */
  userData: TokenUser | null
}

/** The page's one session. Only `session/auth` writes token, userData, showError and errorType. */
export const session = proxy<SessionState>({
  lang: 'en',
  token: '',
  from: '',
  showError: false,
  errorType: '',
  historys: [],
  notNeedToken: [],
  notNeedBack: [],
  userData: null,
})

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
