import type { TokenPair } from '../http/shapes/session.ts'
import type { EarlyResponse } from '../http/earlyFetch.ts'
import type { Transport } from '../http/transport.ts'
import type { Clock } from '../platform/clock.ts'
import type { DeviceStorage, GuardedStorage } from '@companion/shared/platform/storage'
import type { OtherPagesDeps, PageWindow } from './otherPages.ts'
import type { SessionKey, SessionState } from '@companion/shared/session/store'

/** Why a session ended. 'signedOut' comes from the app, so the app isn't notified of it. */
export type EndReason = 'password' | 'phone' | 'email' | 'deleted' | 'expired' | 'signedOut'

/** The session's interface to the app. The shell connects it to the bridge. */
export interface SessionApp {
  /**
   * Returns the app's tokens, or null. Reason 'missing': the page has no token, so the app returns its
   * current ones. 'refused': the server rejected the page's token, so the app refreshes. An app with this
   * method owns the refresh token, and the page never uses it. May hang or reject: the session waits 1.5
   * seconds for current tokens, and `limits.refresh` for refreshed ones.
   */
  refreshSession?: ((reason: 'missing' | 'refused') => Promise<Partial<TokenPair> | null>) | undefined
  /** Called after the page has refreshed the token pair, because that makes the app's copy invalid. */
  sessionRotated(pair: TokenPair): unknown
  /** Called after the session has ended. `identifier` is the login name for the next login. */
  signedOut(reason: EndReason, identifier?: string): unknown
}

export interface SessionEvents {
  ended(reason: EndReason, identifier: string | undefined): void
  restored(): void
  userChanged(): void
}

export interface SessionDeps {
  readonly state: SessionState
  readonly storage: GuardedStorage<SessionKey>
  readonly events: SessionEvents
  /** The API's base URL, from `apiBase`. */
  readonly base: string
  readonly transport?: Transport
  /** The requests that the document's boot script has already sent. */
  readonly sent?: readonly EarlyResponse[] | undefined
  readonly clock?: Clock
  readonly app?: SessionApp | null
  /** Opens the local storage. It can throw or return null. */
  readonly device?: () => DeviceStorage | null | undefined
  readonly otherPages?: Omit<OtherPagesDeps, 'clock'>
  readonly win?: PageWindow | undefined
  readonly log?: (text: string) => void
}
