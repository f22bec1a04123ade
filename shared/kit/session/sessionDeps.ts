import type { TokenPair } from '../http/shapes/session.ts'
import type { EarlyResponse } from '../http/earlyFetch.ts'
import type { Transport } from '../http/transport.ts'
import type { Clock } from '../platform/clock.ts'
import type { DeviceStorage, GuardedStorage } from '@companion/shared/platform/storage'
import type { OtherPagesDeps, PageWindow } from './otherPages.ts'
import type { SessionKey, SessionState } from '@companion/shared/session/store'

/** Why a session ended. 'signedOut' comes from the app, which isn't notified then. */
export type EndReason = 'password' | 'phone' | 'email' | 'deleted' | 'expired' | 'signedOut'

/** The session's port to the app; the shell binds it to the bridge. */
export interface SessionApp {
  /**
   * The app's tokens, or null: the current ones if the page has none, refreshed ones if the page's access token was refused.
   * An app with this method owns the refresh token, and the page never uses it. May hang or reject: the
   * session waits 1.5 s for current tokens, and for refreshed ones as long as for a refresh.
   */
  refreshSession?: ((reason: 'missing' | 'refused') => Promise<Partial<TokenPair> | null>) | undefined
  /** Called after the page has refreshed the pair, which invalidates the app's copy. */
  sessionRotated(pair: TokenPair): unknown
  /** Called after the session has ended. `identifier` is the login name to use next, after a change the new one. */
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
  /** The API's base, from `apiBase`. */
  readonly base: string
  readonly transport?: Transport
  /** The requests that the document has already sent. */
  readonly sent?: readonly EarlyResponse[] | undefined
  readonly clock?: Clock
  readonly app?: SessionApp | null
  /** Opens the local storage; may throw or return null. */
  readonly device?: () => DeviceStorage | null | undefined
  readonly otherPages?: Omit<OtherPagesDeps, 'clock'>
  readonly win?: PageWindow | undefined
  readonly log?: (text: string) => void
}
