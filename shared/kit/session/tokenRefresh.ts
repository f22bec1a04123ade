import { ApiError } from '../http/apiError.ts'
import type { RequestContext } from '../http/job.ts'
import type { Transport } from '../http/transport.ts'
import * as limits from '../limits.ts'
import { timeout, type Clock } from '../platform/clock.ts'
import { exchangeToken, type Exchanged } from './exchangeToken.ts'
import type { OtherPages } from './otherPages.ts'
import type { SessionApp } from './sessionDeps.ts'
import type { SessionErrors } from './sessionErrors.ts'
import type { TokenStore } from './tokenStore.ts'
import type { Tokens } from './tokens.ts'
import type { TokenPair, AccessToken, RefreshToken } from '../http/shapes/session.ts'

export interface TokenRefreshDeps {
  readonly store: TokenStore
  readonly transport: Transport
  readonly base: string
  readonly clock: Clock
  readonly otherPages: OtherPages
  /** Returns the app; null in a browser and after an intentional end of the session. */
  readonly app: () => SessionApp | null
  readonly fail: SessionErrors['fail']
  readonly onNewPair: (pair: TokenPair) => void
  /** Called if the app's tokens arrive after the refresh's timeout. */
  readonly onLatePair: (pair: Partial<TokenPair>) => void
}

const ended = () => new ApiError({ type: 'auth', code: 'ended' })

/**
 * Sends one exchange per refresh token at a time. Ignores the response if the session's token has changed.
 */
function createExchanges(deps: TokenRefreshDeps) {
  const { store, otherPages, onNewPair } = deps
  const running = new Map<RefreshToken, Promise<Exchanged>>()

  const run = async (tokens: Tokens, ms: number): Promise<Exchanged> => {
    const { refresh } = tokens
    const answer = await exchangeToken(deps, tokens, ms)
    running.delete(refresh)
    const current = store.tokens().refresh === refresh
    if (answer === 'refused' && current) store.drop()
    if (typeof answer === 'string') return answer
    const { user, ...pair } = answer
    // A server that doesn't rotate tokens returns the same refresh token, which stays valid.
    if (pair.refreshToken !== refresh) store.markUsed(refresh)
    if (current) {
      store.write({ access: pair.accessToken, refresh: pair.refreshToken }, user)
      otherPages.share(refresh, pair)
      onNewPair(pair)
    }
    return answer
  }

  return (tokens: Tokens, ms: number): Promise<Exchanged> => {
    const exchanging = running.get(tokens.refresh) ?? run(tokens, ms)
    running.set(tokens.refresh, exchanging)
    return exchanging
  }
}

/** Asks the app for tokens other than the rejected one; null after `ms` milliseconds. Never rejects. */
async function askApp(
  { store, clock, onLatePair }: TokenRefreshDeps,
  ask: NonNullable<SessionApp['refreshSession']>,
  rejected: AccessToken,
  ms: number,
) {
  const epoch = store.epoch()
  const asked = Promise.resolve().then(() => ask(rejected ? 'refused' : 'missing'))
  const pair = await timeout(ms, asked, clock).catch(() => null)
  // Tokens that arrive late are still valid, unless the session has changed.
  const isWanted = () => epoch === store.epoch() && !store.newerThan(rejected)
  if (!pair) void asked.then((late) => late && isWanted() && onLatePair(late)).catch(() => {})
  return pair
}

/**
 * Creates a refresh run. It asks the server and other pages, or only the app if the app provides tokens. The
 * app and the page have the same refresh token, but only one may use it: a strict server treats a second use
 * as theft and ends both sessions (RFC 9700 §4.14.2).
 */
function createRun(deps: TokenRefreshDeps) {
  const { store, otherPages, clock, fail } = deps
  const exchangeOnce = createExchanges(deps)

  /** Resolves with the new access token before the clock time `end`, or rejects with type 'auth'. */
  return async (rejected: AccessToken, epoch: number, end: number): Promise<AccessToken> => {
    const left = () => Math.max(0, end - clock.now())
    const current = <T>(value: T): T => {
      if (epoch !== store.epoch()) throw ended()
      return value
    }
    const renewWith = async (tokens: Tokens): Promise<AccessToken | null> => {
      const { refresh } = tokens
      if (!refresh) return null
      if (store.isUsed(refresh)) return store.take(current(await otherPages.ask(refresh)), rejected)
      // Too little time is left. After a timeout, the session is lost if the server has rotated the token.
      if (left() < limits.refresh / 10) throw fail('getTokenErr')
      current(await exchangeOnce(tokens, left()))
      return store.newerThan(rejected)
    }

    const ask = deps.app()?.refreshSession
    if (ask) {
      // An app returns tokens it has at once, but must ask its server for refreshed ones.
      const ms = rejected ? left() : Math.min(limits.appTokens, left())
      const pair = store.newerThan(rejected) ? null : current(await askApp(deps, ask, rejected, ms))
      // The app may have signed in another user, so the epoch is checked again.
      const fresh = current(store.newerThan(rejected) ?? store.take(pair, rejected))
      if (fresh) return fresh
      throw fail(rejected || store.tokens().refresh ? 'getTokenErr' : 'noRefToken')
    }

    // Tries each refresh token only once. Another page may store a new one while this loop waits.
    const tried: RefreshToken[] = []
    for (;;) {
      const tokens = current(store.tokens())
      const { refresh } = tokens
      if (tried.length && (!refresh || tried.includes(refresh)))
        throw fail(tried[tried.length - 1] ? 'getTokenErr' : 'noRefToken')
      const fresh = current(store.newerThan(rejected) ?? (await renewWith(tokens)))
      if (fresh) return fresh
      tried.push(refresh)
    }
  }
}

/** Refreshes rejected access tokens: one run per token, and one run at a time in all pages of this origin. */
export function createTokenRefresh(deps: TokenRefreshDeps) {
  const { store, clock, otherPages } = deps
  const run = createRun(deps)
  let inFlight: { rejected: AccessToken; epoch: number; promise: Promise<AccessToken> } | null = null
  let round = 0
  /** The last failed refresh, and the refresh token that the session had after it. */
  let failed: (RequestContext & { left: RefreshToken; error: unknown }) | null = null

  /**
   * Throws the last refresh's error for requests that were in flight then, so that they don't start another.
   */
  const shareFailure = (sent: RequestContext): void => {
    const same = failed?.epoch === sent.epoch && failed.left === store.tokens().refresh
    if (failed && same && sent.round < failed.round) throw failed.error
  }

  const start = async (rejected: AccessToken, sent: RequestContext, before: Promise<unknown> | undefined) => {
    // Waits for a refresh in flight, which was started for another token of this session.
    await before?.catch(() => {})
    if (before && !store.newerThan(rejected)) shareFailure(sent)
    const end = clock.now() + limits.refresh
    return otherPages.alone(() => run(rejected, sent.epoch, end))
  }

  return {
    /** Resolves with the access token that replaces a `rejected` one. Rejects with type 'auth'. */
    async refresh(rejected: AccessToken, sent: RequestContext): Promise<AccessToken> {
      const { epoch } = sent
      if (epoch !== store.epoch()) throw ended()
      const newer = store.newerThan(rejected)
      if (newer) return newer
      const current = inFlight?.epoch === epoch ? inFlight : null
      if (current?.rejected === rejected) return current.promise
      shareFailure(sent)
      const own = { rejected, epoch, promise: start(rejected, sent, current?.promise) }
      inFlight = own
      try {
        return await own.promise
      } catch (error) {
        if (error !== failed?.error) failed = { epoch, round: ++round, left: store.tokens().refresh, error }
        throw error
      } finally {
        if (inFlight === own) inFlight = null
      }
    },

    context: (): RequestContext => ({ epoch: store.epoch(), round }),

    /** Resolves when no token of this session is being refreshed. Never rejects. */
    async idle(): Promise<void> {
      if (inFlight?.epoch === store.epoch()) await inFlight.promise.catch(() => {})
    },
  }
}

export type TokenRefresh = ReturnType<typeof createTokenRefresh>
