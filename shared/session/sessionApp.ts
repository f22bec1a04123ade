import type { TokenPair } from './tokens.ts'

/** Why a session ended; 'signedOut' is the app's own doing, of which it need not be told. */
export type EndReason = 'password' | 'phone' | 'email' | 'deleted' | 'expired' | 'signedOut'

/** The app around the page, as the session sees it; the shell binds it to the bridge. */
export interface SessionApp {
  /** The app's current tokens, or null. May hang or reject: the session waits 1.5 s at most. */
  refreshSession(reason: 'missing' | 'refused'): Promise<Partial<TokenPair> | null>
  /** The page has renewed the pair; the app's copy is dead from now on. */
  sessionRotated(pair: TokenPair): unknown
  /** The session is over; `identifier` is what the user signs in with next, i.e. the NEW one. */
  signedOut(reason: EndReason, identifier?: string): unknown
}

/** Tells the app something, if there is one. An app that throws or hangs changes nothing here. */
export const notifier =
  (app: SessionApp | null) =>
  (tell: (known: SessionApp) => unknown): void => {
    if (app)
      void Promise.resolve(app)
        .then(tell)
        .catch(() => {})
  }
