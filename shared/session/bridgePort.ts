import type { TokenPair } from './pair.ts'

/** Why a session ended; 'signedOut' is the app's own doing, of which it need not be told. */
export type EndReason = 'password' | 'phone' | 'email' | 'deleted' | 'expired' | 'signedOut'

/** What the session asks of the app and tells it; the shell binds it to the page's bridge. */
export interface SessionBridge {
  /** The app's current tokens, or null. May hang or reject: the session waits 1.5 s at most. */
  refreshSession(reason: 'missing' | 'refused'): Promise<Partial<TokenPair> | null>
  /** The page has renewed the pair; the app's copy is dead from now on. */
  sessionRotated(pair: TokenPair): unknown
  /** The session is over; `identifier` is what the user signs in with next, i.e. the NEW one. */
  signedOut(reason: EndReason, identifier?: string): unknown
}
