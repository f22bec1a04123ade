import { ApiError } from '../http/apiError.ts'
import type { EndReason, SessionBridge } from './bridgePort.ts'
import type { Clock } from './clock.ts'
import { decideEntry, type StoredSession } from './entry.ts'
import type { Exchange } from './exchange.ts'
import { readToken } from './jwt.ts'
import { createListeners } from './listeners.ts'
import { isTokenText, type TokenPair } from './pair.ts'
import { createRefresher, type RequestContext } from './refresher.ts'
import type { UsedRefreshTokens } from './usedRefreshTokens.ts'
import type { GuardedStorage, SessionKey } from './storage.ts'
import type { SessionState } from './state.ts'
import type { Tabs } from './otherPages.ts'
import { createSessionErrors } from './sessionErrors.ts'
import { createTokenStore, storedUser } from './tokenStore.ts'

export interface SessionParts {
  readonly session: SessionState
  readonly storage: GuardedStorage<SessionKey>
  readonly spent: UsedRefreshTokens
  readonly exchange: Exchange
  readonly tabs: Tabs
  readonly clock: Clock
  readonly bridge: () => SessionBridge | null
  readonly log: (text: string) => void
}

export interface RouteEntry {
  readonly name: string
  /** True for the routes of the no-login list. */
  readonly open: boolean
  /** What the document's first script took out of the address; used once. */
  readonly addressTokens?: StoredSession | undefined
  readonly hasNav?: string | undefined
}

/** Where a pair of tokens came from. */
export type PairSource = 'url' | 'bridge' | 'login' | 'refresh' | 'otherTab'

const none: StoredSession = { access: '', refresh: '' }

/** The session's behaviour over its parts; `session/auth` holds the page's one instance. */
export function createSessionClient(parts: SessionParts) {
  const { session, storage, spent, exchange, tabs, clock, log } = parts
  const restored = createListeners()
  const userChanged = createListeners()
  const ended = createListeners<[EndReason, string | undefined]>()
  const trouble = createSessionErrors({ session, log, onRestored: restored.emit })
  const onEpoch = () => {
    tabs.forget()
    userChanged.emit()
  }
  const vault = createTokenStore({ session, storage, onEpoch })
  let open = false
  let used: StoredSession = none
  // Ended on purpose: until someone enters a route or signs in, nobody asks the app for the old tokens.
  let over = false

  // An app that throws or hangs must not spoil what has already happened here.
  const tellApp = (tell: (app: SessionBridge) => unknown): void => {
    const app = parts.bridge()
    if (app)
      void Promise.resolve(app)
        .then(tell)
        .catch(() => {})
  }
  const handOver = (pair: TokenPair) => tellApp((app) => app.sessionRotated(pair))

  const refresher = createRefresher({
    vault,
    spent,
    exchange,
    tabs,
    clock,
    bridge: () => (over ? null : parts.bridge()),
    fail: trouble.fail,
    onPair: handOver,
    onLate: (pair) => void adopt(pair, 'bridge'),
  })
  const { stamp } = refresher
  const refresh = async (rejected: string, sent = stamp()): Promise<string> => {
    const token = await refresher.refresh(rejected, sent)
    trouble.overcome()
    return token
  }

  const renew = async (rejected: string): Promise<boolean> => {
    await refresh(rejected).catch(() => {})
    return session.token !== '' && session.token !== rejected
  }

  function adopt(pair: Partial<TokenPair>, source: PairSource): boolean {
    const user = readToken(pair.accessToken)
    if (!user || !pair.accessToken) return false
    const same = user.userId === session.userData?.userId
    const stale = pair.refreshToken !== undefined && spent.has(pair.refreshToken)
    if (stale && same) return false
    const usable = !stale && isTokenText(pair.refreshToken) ? pair.refreshToken : ''
    const refreshToken = usable || (same ? vault.held().refresh : '')
    vault.write({ access: pair.accessToken, refresh: refreshToken }, user)
    over = false
    trouble.beSilent(open)
    trouble.overcome()
    if (source === 'login' && refreshToken) handOver({ accessToken: pair.accessToken, refreshToken })
    return true
  }

  return {
    stamp,
    refresh,
    settled: refresher.settled,
    beginRequest: trouble.begin,
    passRequest: trouble.pass,
    onRestored: restored.on,
    onUserChange: userChanged.on,
    onSessionEnd: ended.on,
    isCurrent: (sent: RequestContext): boolean => sent.epoch === vault.epoch(),

    async enterRoute(entry: RouteEntry): Promise<'open' | 'ready' | 'failed'> {
      if (entry.hasNav !== undefined) storage.set('hasNav', entry.hasNav)
      open = entry.open
      over = false
      trouble.beSilent(open)
      trouble.clear()
      const given = entry.addressTokens ?? none
      const address = given.access === used.access && given.refresh === used.refresh ? none : given
      if (address !== none) used = given
      const stored = { access: storage.get('acc_token') ?? '', refresh: storage.get('ref_token') ?? '' }
      const owner = storedUser(storage)?.userId ?? null
      const next = decideEntry({ open, address, stored, storedUser: owner, spent: spent.has })
      if (next.next === 'stop') return 'open'
      if (next.next === 'use') vault.write(next.held, next.user)
      else vault.await(next.refresh)
      return next.next === 'use' || (await renew('')) ? 'ready' : 'failed'
    },

    adopt,

    endSession(reason: EndReason, identifier?: string): void {
      over = true
      vault.wipe()
      trouble.forget()
      ended.emit(reason, identifier)
      if (reason !== 'signedOut') tellApp((app) => app.signedOut(reason, identifier))
    },

    /** The failure of a request that was refused twice; the session is in error unless it has moved on. */
    stillUnauthorized(token: string): ApiError {
      const code = 'stillUnauthorized'
      return token === session.token
        ? trouble.fail('getTokenErr', code)
        : new ApiError({ kind: 'auth', code })
    },

    async retrySession(): Promise<boolean> {
      over = false
      trouble.beSilent(open)
      trouble.retry()
      const { access, refresh: held } = vault.held()
      // Nothing to renew with and nobody to ask: the token at hand gets its second chance.
      if (access && !held && !parts.bridge()) {
        trouble.overcome()
        return true
      }
      return renew(access)
    },

    /** After a return from the back/forward cache, or a start: what is stored counts, not what was in memory. */
    async recheck(): Promise<void> {
      const before = session.token
      vault.wake()
      if (before && !session.token && !open && !over) await renew('')
    },
  }
}

export type SessionClient = ReturnType<typeof createSessionClient>
