import { proxy } from 'valtio'
import { guardStorage, type GuardedStorage } from '@companion/shared/platform/storage'
import type { TokenUser } from './readToken.ts'
import type { AccessToken } from '../http/shapes/session.ts'

/** The spec's keys of the session storage (§3), spelt exactly as there. */
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

/** Why the page has no usable session (spec §4); '' if it has one, or needs none. */
export type ErrorType = '' | 'noRefToken' | 'getTokenErr'

/** The application state of the spec (§3). */
export interface SessionState {
  lang: string
  token: AccessToken
  /** The name of the route that opened a screen which several routes use. */
  from: string
  /** Whether to show the session error. It's never true on routes that need no login. */
  showError: boolean
  errorType: ErrorType
  historys: string[]
  notNeedToken: string[]
  notNeedBack: string[]
  /** The user of the access token. Their id is a string, because large numbers would lose digits. */
  userData: TokenUser | null
}

/** Returns the state without a user. */
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

/** The page's state. Only the session may write token, userData, showError and errorType. */
export const sessionState = proxy<SessionState>(freshState())

/** The session storage, with its seven keys. Never throws. */
export const sessionStore: GuardedStorage<SessionKey> = /* @__PURE__ */ guardStorage(
  () => globalThis.sessionStorage,
)

/**
 * Adds a route to the history list at its first visit, so the list has the order of first visits (spec §2).
 */
export function rememberRoute(name: string): void {
  if (!sessionState.historys.includes(name)) sessionState.historys.push(name)
}
