import { proxy } from 'valtio'
import { guardStorage, type GuardedStorage } from '@companion/shared/platform/storage'
import type { TokenUser } from './readToken.ts'

/** The session-storage keys of the spec §3; there are no others. */
export const sessionKeys = [
  'acc_token',
  'ref_token',
  'userData',
  'hasNav',
  'fullScreen',
  'inset',
  'isShowNav',
] as const

export type SessionKey = (typeof sessionKeys)[number]

/** Why the page has no usable session (spec §4); '' while nothing is wrong. */
export type ErrorType = '' | 'noRefToken' | 'getTokenErr'

/** The application state of the spec §3. */
export interface SessionState {
  lang: string
  token: string
  /** Route name that opened a shared step. */
  from: string
  /** Whether the session error is to be shown: never on routes that need no login. */
  showError: boolean
  errorType: ErrorType
  historys: string[]
  notNeedToken: string[]
  notNeedBack: string[]
  /** What the access token says about its user; the id is a string of any length, never a number. */
  userData: TokenUser | null
}

/** The state of a session that nobody has signed in to. */
export const freshState = (): SessionState => ({
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

/** The page's one state. Only the session writes token, userData, showError and errorType. */
export const sessionState = proxy<SessionState>(freshState())

/** The seven keys of the session storage; reading and writing never throw. */
export const sessionStore: GuardedStorage<SessionKey> = /* @__PURE__ */ guardStorage(
  () => globalThis.sessionStorage,
)

/** Remembers a visited route; each name is kept once, in the order of the first visit (spec §2). */
export function rememberRoute(name: string): void {
  if (!sessionState.historys.includes(name)) sessionState.historys.push(name)
}
