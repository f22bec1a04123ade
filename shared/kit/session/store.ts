import { proxy } from 'valtio'
import { guardStorage, type GuardedStorage } from '@companion/shared/platform/storage'
import type { TokenUser } from './readToken.ts'
import type { AccessToken } from '../http/shapes/session.ts'

/** The session-storage keys, exactly the spec's (§3). */
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
  token: AccessToken
  /** The route that opened a shared step. */
  from: string
  /** Whether to show the session error; never on routes without login. */
  showError: boolean
  errorType: ErrorType
  historys: string[]
  notNeedToken: string[]
  notNeedBack: string[]
  /** The user of the access token. The id is a string, never a number. */
  userData: TokenUser | null
}

/** The state without a user. */
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

/** The page's state. Only the session writes token, userData, showError and errorType. */
export const sessionState = proxy<SessionState>(freshState())

/** The session storage with its seven keys. Never throws. */
export const sessionStore: GuardedStorage<SessionKey> = /* @__PURE__ */ guardStorage(
  () => globalThis.sessionStorage,
)

/** Adds a route to the history list, once, in the order of the first visit (spec §2). */
export function rememberRoute(name: string): void {
  if (!sessionState.historys.includes(name)) sessionState.historys.push(name)
}
