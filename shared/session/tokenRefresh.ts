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
import type { TokenPair } from '../http/shapes/session.ts'

export interface TokenRefreshDeps {
  readonly store: TokenStore
  readonly transport: Transport
  readonly base: string
  readonly clock: Clock
  readonly otherPages: OtherPages
  /** The app around the page; null in a browser, and after the session was ended on purpose. */
  readonly app: () => SessionApp | null
  readonly fail: SessionErrors['fail']
  readonly onNewPair: (pair: TokenPair) => void
  /** The app's tokens arrived after the refresh had stopped waiting for them. */
  readonly onLatePair: (pair: Partial<TokenPair>) => void
}

const ended = () => new ApiError({ kind: 'auth', code: 'ended' })

/** Exchanges each refresh token once at a time. The answer counts only while the session still has that very token. */
function createExchanges(deps: TokenRefreshDeps) {
  const { store, otherPages, onNewPair } = deps
  const running = new Map<string, Promise<Exchanged>>()

  const run = async (tokens: Tokens, ms: number): Promise<Exchanged> => {
    const { refresh } = tokens
    const answer = await exchangeToken(deps, tokens, ms)
    running.delete(refresh)
    const current = store.tokens().refresh === refresh
    if (answer === 'refused' && current) store.drop()
    if (typeof answer === 'string') return answer
    const { user, ...pair } = answer
    // A server that does not rotate returns the same token, which stays good.
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

/** Asks the app for tokens other than the rejected one; null after `ms` milliseconds without. Never rejects. */
async function askApp(
  { store, clock, onLatePair }: TokenRefreshDeps,
  ask: NonNullable<SessionApp['refreshSession']>,
  rejected: string,
  ms: number,
) {
  const epoch = store.epoch()
  const asked = Promise.resolve().then(() => ask(rejected ? 'refused' : 'missing'))
  const pair = await timeout(ms, asked, clock).catch(() => null)
  // Late tokens are still good, unless the session has changed.
  const isWanted = () => epoch === store.epoch() && !store.newerThan(rejected)
  if (!pair) void asked.then((late) => late && isWanted() && onLatePair(late)).catch(() => {})
  return pair
}

/**
 * One run asks who can help: the server and another page, or the app alone where it gives tokens. App and page hold one
 * refresh token, which counts once: of two who spend it, a strict server takes the second for a thief and ends both sessions
 * (RFC 9700 §4.14.2).
 */
function createRun(deps: TokenRefreshDeps) {
  const { store, otherPages, clock, fail } = deps
  const exchangeOnce = createExchanges(deps)

  /** Resolves with the fresh access token by the clock time `end`, or rejects with kind 'auth'. */
  return async (rejected: string, epoch: number, end: number): Promise<string> => {
    const left = () => Math.max(0, end - clock.now())
    const current = <T>(value: T): T => {
      if (epoch !== store.epoch()) throw ended()
      return value
    }
    const renewWith = async (tokens: Tokens): Promise<string | null> => {
      const { refresh } = tokens
      if (!refresh) return null
      if (store.isUsed(refresh)) return store.take(current(await otherPages.ask(refresh)), rejected)
      // An exchange that is cut short may lose the session: the server has replaced the token, and the new one is lost.
      if (left() < limits.refresh / 10) throw fail('getTokenErr')
      current(await exchangeOnce(tokens, left()))
      return store.newerThan(rejected)
    }

    const ask = deps.app()?.refreshSession
    if (ask) {
      // An app that has tokens has them at once; one that is to renew them asks the server.
      const ms = rejected ? left() : Math.min(limits.appTokens, left())
      const pair = store.newerThan(rejected) ? null : current(await askApp(deps, ask, rejected, ms))
      // The app may have another user by now.
      const fresh = current(store.newerThan(rejected) ?? store.take(pair, rejected))
      if (fresh) return fresh
      throw fail(rejected || store.tokens().refresh ? 'getTokenErr' : 'noRefToken')
    }

    // Each refresh token is tried once; meanwhile another page may store a new one.
    const tried: string[] = []
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

/** Refreshes rejected access tokens: one run per rejected token, and one at a time over all pages of this origin. */
export function createTokenRefresh(deps: TokenRefreshDeps) {
  const { store, clock, otherPages } = deps
  const run = createRun(deps)
  let inFlight: { rejected: string; epoch: number; promise: Promise<string> } | null = null
  let round = 0
  /** The last refresh that failed, and the refresh token it left behind. */
  let failed: (RequestContext & { left: string; error: unknown }) | null = null

  /** Requests that were in flight when a refresh failed share its error instead of starting another one. */
  const shareFailure = (sent: RequestContext): void => {
    const same = failed?.epoch === sent.epoch && failed.left === store.tokens().refresh
    if (failed && same && sent.round < failed.round) throw failed.error
  }

  const start = async (rejected: string, sent: RequestContext, before: Promise<unknown> | undefined) => {
    // Another token of the same session is being refreshed: wait for its outcome.
    await before?.catch(() => {})
    if (before && !store.newerThan(rejected)) shareFailure(sent)
    const end = clock.now() + limits.refresh
    return otherPages.alone(() => run(rejected, sent.epoch, end))
  }

  return {
    /** The token to repeat a request with whose token was `rejected`. Rejects with kind 'auth'. */
    async refresh(rejected: string, sent: RequestContext): Promise<string> {
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
