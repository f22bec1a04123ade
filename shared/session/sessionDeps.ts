import type { TokenPair } from '../http/shapes/session.ts'
import type { FirstData } from '../http/takeFirst.ts'
import type { Transport } from '../http/transport.ts'
import type { Clock } from '../platform/clock.ts'
import type { DeviceStorage, GuardedStorage } from '@companion/shared/platform/storage'
import type { OtherPagesDeps, PageWindow } from './otherPages.ts'
import type { SessionKey, SessionState } from '@companion/shared/session/store'

/** Why a session ended; 'signedOut' comes from the app, which is then not notified. */
export type EndReason = 'password' | 'phone' | 'email' | 'deleted' | 'expired' | 'signedOut'

/** The app around the page, as the session sees it; the shell binds it to the bridge. */
export interface SessionApp {
  /**
   * The app's tokens, or null: as it has them when the page's are missing, renewed when the page's access token was refused.
   * An app with this method is the one owner of the refresh token, and the page never spends it. May hang or reject: the
   * session waits 1.5 s for missing ones, and for others as long as a refresh may take.
   */
  refreshSession?: ((reason: 'missing' | 'refused') => Promise<Partial<TokenPair> | null>) | undefined
  /** The page has refreshed the pair; the app's copy is no longer valid. */
  sessionRotated(pair: TokenPair): unknown
  /** The session has ended; `identifier` is what the user signs in with next: after a change, the new one. */
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
  /** Base address of the API, as `apiBase` gives it. */
  readonly base: string
  readonly transport?: Transport
  /** The requests that the document has sent already. */
  readonly sent?: readonly FirstData[] | undefined
  readonly clock?: Clock
  readonly app?: SessionApp | null
  /** Opens the storage that outlives the page; may throw or give null. */
  readonly device?: () => DeviceStorage | null | undefined
  readonly otherPages?: Omit<OtherPagesDeps, 'clock'>
  readonly win?: PageWindow | undefined
  readonly log?: (text: string) => void
}
