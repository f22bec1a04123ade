import { ApiError } from '../http/apiError.ts'
import { isRefusalStatus } from '../http/codes.ts'
import type { RequestContext } from '../http/job.ts'
import { unwrapped, limited, type Transport } from '../http/transport.ts'
import { parseJson } from '../platform/json.ts'
import * as limits from '../limits.ts'
import { timeout, type Clock } from '../platform/clock.ts'
import type { OtherPages } from './otherPages.ts'
import type { SessionApp } from './sessionDeps.ts'
import type { SessionErrors } from './sessionErrors.ts'
import type { TokenStore } from './tokenStore.ts'
import { pairIn, type Tokens } from './tokens.ts'
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

/** A new pair; the server's refusal of this token; or no usable answer, and the token may still be good. */
type Exchanged = NonNullable<ReturnType<typeof pairIn>> | 'refused' | 'failed'

/** Calls `POST /api/v1/auth/token`. Never rejects, and ends within `ms` milliseconds. */
async function exchange(deps: TokenRefreshDeps, { access, refresh }: Tokens, ms: number): Promise<Exchanged> {
  const { transport, base, clock } = deps
  const url = `${base}/api/v1/auth/token`
  // The spec's bearer rule (§6) has no exception.
  const headers = { ...(access && { authorization: `Bearer ${access}` }) }
  const call = { method: 'POST', url, headers, body: { refreshToken: refresh } }
  try {
    const { status, text } = await limited(ms, (signal) => transport({ ...call, signal }), { clock })
    if (isRefusalStatus(status)) return 'refused'
    const pair = status >= 200 && status <= 299 ? pairIn(unwrapped(parseJson(text))) : null
    return pair ?? 'failed'
  } catch {
    return 'failed'
  }
}

/** Exchanges each refresh token once at a time. The answer counts only while the session still has that very token. */
function createExchanges(deps: TokenRefreshDeps) {
  const { store, otherPages, onNewPair } = deps
  const running = new Map<string, Promise<Exchanged>>()

  const run = async (tokens: Tokens, ms: number): Promise<Exchanged> => {
    const { refresh } = tokens
    const answer = await exchange(deps, tokens, ms)
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

/** Asks the app for its tokens; null without an app, and after `ms` milliseconds. Never rejects. */
async function askApp(deps: TokenRefreshDeps, reason: 'missing' | 'refused', ms: number) {
  const { store, clock, onLatePair } = deps
  const app = deps.app()
  if (!app) return null
  const epoch = store.epoch()
  const asked = Promise.resolve().then(() => app.refreshSession(reason))
  const pair = await timeout(ms, asked, clock).catch(() => null)
  // Late tokens are still good, unless the session has changed.
  const isWanted = () => epoch === store.epoch() && !store.tokens().access
  if (!pair) void asked.then((late) => late && isWanted() && onLatePair(late)).catch(() => {})
  return pair
}

/** One run asks who can help: the server, another page, the app. */
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
    const fromApp = async (reason: 'missing' | 'refused') =>
      store.take(current(await askApp(deps, reason, Math.min(limits.appTokens, left()))), rejected)

    const renewWith = async (tokens: Tokens): Promise<string | null> => {
      const { refresh } = tokens
      if (!refresh) return fromApp('missing')
      if (store.isUsed(refresh))
        return store.take(current(await otherPages.ask(refresh)), rejected) ?? fromApp('refused')
      // An exchange that is cut short may lose the session: the server has replaced the token, and the new one is lost.
      if (left() < limits.refresh / 10) throw fail('getTokenErr')
      const answer = current(await exchangeOnce(tokens, left()))
      return store.newerThan(rejected) ?? (answer === 'refused' ? fromApp('refused') : null)
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
