import { earlyFetch } from '../http/earlyFetch.ts'
import { createTransport } from '../http/transport.ts'
import { deviceClock } from '../platform/clock.ts'
import { decideEntry, type RouteEntry, noTokens, type Tokens } from './tokens.ts'
import { createOtherPages, followPage, platformPages } from './otherPages.ts'
import type { EndReason, SessionApp, SessionDeps } from './sessionDeps.ts'
import { createSessionErrors } from './sessionErrors.ts'
import type { RequestContext } from '../http/job.ts'
import { loadRefresh } from './loadRefresh.ts'
import { createTokenStore } from './tokenStore.ts'
import type { TokenPair, AccessToken } from '../http/shapes/session.ts'

function createParts(deps: SessionDeps) {
  const { state, storage, events, base, clock = deviceClock, app = null } = deps
  const transport =
    deps.transport ?? createTransport(earlyFetch(deps.sent, (...call) => globalThis.fetch(...call)))
  const otherPages = createOtherPages({ clock, ...(deps.otherPages ?? platformPages()) })
  const errors = createSessionErrors({
    state,
    log: deps.log ?? ((text) => console.warn(text)),
    onRestored: events.restored,
  })
  const store = createTokenStore({
    state,
    storage,
    device: deps.device ?? (() => globalThis.localStorage),
    onUserChange() {
      otherPages.forget()
      events.userChanged()
    },
  })
  // `open`: the route needs no login. `ended`: the app isn't asked for tokens, because it would return the
  // old ones. The next route entry or sign-in resets it.
  const now = { open: false, ended: false }

  // Ignores an app that throws or hangs, because the session must work without it.
  const notifyApp = async (act: (known: SessionApp) => unknown): Promise<void> => {
    if (app)
      await Promise.resolve(app)
        .then(act)
        .catch(() => {})
  }
  const notifyRotated = (pair: TokenPair) => void notifyApp((known) => known.sessionRotated(pair))

  const setTokens = (pair: Partial<TokenPair>): Tokens | null => {
    const tokens = store.accept(pair)
    if (!tokens) return null
    now.ended = false
    errors.setSilent(now.open)
    errors.markRestored()
    return tokens
  }

  const tokenRefresh = loadRefresh({
    store,
    transport,
    base,
    clock,
    otherPages,
    app: () => (now.ended ? null : app),
    fail: errors.fail,
    onNewPair: notifyRotated,
    onLatePair: (pair) => void setTokens(pair),
  })

  const refresh = async (rejected: AccessToken, sent: RequestContext): Promise<AccessToken> => {
    const token = await tokenRefresh.refresh(rejected, sent)
    errors.markRestored()
    return token
  }
  const renew = async (rejected: AccessToken): Promise<boolean> => {
    await refresh(rejected, tokenRefresh.context()).catch(() => {})
    return store.newerThan(rejected) !== null
  }
  return {
    network: { base, transport, clock },
    otherPages,
    errors,
    store,
    now,
    notifyApp,
    notifyRotated,
    setTokens,
    tokenRefresh,
    refresh,
    renew,
  }
}

async function enterRoute(
  { store, errors, now, renew }: ReturnType<typeof createParts>,
  storage: SessionDeps['storage'],
  { open, addressTokens, hasNav }: RouteEntry,
): Promise<'open' | 'ready' | 'failed'> {
  if (hasNav !== undefined) storage.set('hasNav', hasNav)
  Object.assign(now, { open, ended: false })
  errors.setSilent(open)
  errors.clear()
  const entry = decideEntry({
    open,
    address: addressTokens ?? noTokens,
    stored: store.tokens(),
    storedUser: store.storedUser(),
    isUsed: store.isUsed,
  })
  if (entry.type === 'stop') return 'open'
  if (entry.type === 'use') store.write(entry.tokens, entry.user)
  else store.writeRefresh(entry.refresh)
  return entry.type === 'use' || (await renew('')) ? 'ready' : 'failed'
}

/** Creates the session from the stored tokens. It listens to the page until `close`. */
export function createSession(deps: SessionDeps) {
  const parts = createParts(deps)
  const { state, events, win = globalThis.window } = deps
  const { network, errors, store, now, setTokens, tokenRefresh, renew } = parts
  // Clears the user too, because only the stored tokens may determine the user.
  Object.assign(state, { token: '', userData: null, errorType: '', showError: false })
  store.load()

  /** Replaces the tokens in memory by the stored ones, after a return from the back/forward cache. */
  const recheck = async (): Promise<void> => {
    const before = state.token
    store.load()
    if (before && !state.token && !now.open && !now.ended) await renew('')
  }

  return {
    network,
    close: followPage(win, state, parts.otherPages, () => void recheck()),
    recheck,

    token: (): AccessToken => store.tokens().access,
    context: tokenRefresh.context,
    isCurrent: (sent: RequestContext): boolean => sent.epoch === store.epoch(),
    refresh: parts.refresh,
    refreshed: tokenRefresh.idle,
    /** Preloads the token refresh. Never rejects. */
    prepareRefresh: tokenRefresh.prepare,
    beginRequest: errors.begin,
    passRequest: errors.pass,
    refusedTwice: errors.refusedTwice,

    /**
     * Handles the tokens on entering a route (spec §4). Never rejects. Takes 21 seconds at most, mostly 10.
     */
    enterRoute: (entry: RouteEntry) => enterRoute(parts, deps.storage, entry),

    /** Stores the app's tokens. Returns false if the access token is unreadable or the pair has been used. */
    setTokens: (pair: Partial<TokenPair>): boolean => setTokens(pair) !== null,

    /** Stores a login's tokens and sends them to the app. Returns false if the access token is unreadable. */
    signIn(pair: Partial<TokenPair>): boolean {
      const tokens = setTokens(pair)
      if (tokens?.refresh) parts.notifyRotated({ accessToken: tokens.access, refreshToken: tokens.refresh })
      return tokens !== null
    },

    /**
     * Ends the session, then notifies subscribers and app. `identifier`: the login name for the next login.
     */
    end(reason: EndReason, identifier?: string): void {
      now.ended = true
      store.clear()
      errors.forget()
      events.ended(reason, identifier)
      if (reason !== 'signedOut') void parts.notifyApp((known) => known.signedOut(reason, identifier))
    },

    /** Retries after a session error. Resolves with true if the session works again. */
    async retry(): Promise<boolean> {
      now.ended = false
      errors.setSilent(now.open)
      errors.retry()
      const { access, refresh } = store.tokens()
      // Nothing can renew the token now, so the next request tries it again.
      if (access && !refresh && !deps.app) {
        errors.markRestored()
        return true
      }
      return renew(access)
    },
  }
}

export type Session = ReturnType<typeof createSession>
