import { ApiError } from '../http/apiError.ts'
import * as limits from '../limits.ts'
import type { SessionBridge } from './bridgePort.ts'
import type { Clock } from './clock.ts'
import { createAppTokens } from './appTokens.ts'
import type { Exchange } from './exchange.ts'
import { readToken } from './jwt.ts'
import { isTokenText, type TokenPair } from './pair.ts'
import type { UsedRefreshTokens } from './usedRefreshTokens.ts'
import type { ErrorType } from './state.ts'
import type { Tabs } from './otherPages.ts'
import { createTokenRefresh } from './tokenRefresh.ts'
import type { TokenStore } from './tokenStore.ts'

export interface RefresherDeps {
  readonly vault: TokenStore
  readonly spent: UsedRefreshTokens
  readonly exchange: Exchange
  readonly tabs: Tabs
  readonly clock: Clock
  readonly bridge: () => SessionBridge | null
  /** Shows a session error and gives the failure to reject with. */
  readonly fail: (type: Exclude<ErrorType, ''>) => ApiError
  readonly onPair: (pair: TokenPair) => void
  /** The app's tokens, when they come after the session has stopped waiting for them. */
  readonly onLate: (pair: Partial<TokenPair>) => void
}

/** When a request set out: which session it belongs to, and which failed refreshes it has yet to hear of. */
export interface RequestContext {
  readonly epoch: number
  readonly round: number
}

/** The last refresh that failed, and the refresh token it left behind. */
interface Lost {
  readonly epoch: number
  readonly round: number
  readonly left: string
  readonly failure: unknown
}

interface Flight {
  readonly rejected: string
  readonly epoch: number
  readonly promise: Promise<string>
}

const ended = () => new ApiError({ kind: 'auth', code: 'ended' })

/**
 * Trades a rejected access token for one to repeat the request with: one exchange per rejected token,
 * however many requests met the 401 and however late they come.
 */
export function createRefresher(parts: RefresherDeps) {
  const { vault, spent, exchange, tabs, clock, bridge, fail, onPair, onLate } = parts
  const trade = createTokenRefresh({
    vault,
    exchange,
    spent,
    onPair(old, pair) {
      tabs.tell(old, pair)
      onPair(pair)
    },
  })
  const appTokens = createAppTokens({ vault, clock, bridge, onLate })
  let flight: Flight | null = null
  let round = 0
  let lost: Lost | null = null

  const renewed = (rejected: string): string | null => {
    const { access } = vault.held()
    return access && access !== rejected ? access : null
  }

  /** Takes over a pair that another page or the app has; gives its access token where that is a new one. */
  const take = (pair: Partial<TokenPair> | null, rejected: string): string | null => {
    const access = pair?.accessToken ?? ''
    const user = readToken(access)
    const given = pair?.refreshToken
    const refresh = isTokenText(given) && !spent.has(given) ? given : ''
    if (!user || (access === rejected && !refresh)) return null
    vault.write({ access, refresh }, user)
    return access === rejected ? null : access
  }

  /** One run, however many are asked on the way, ends at `end`: whoever waits is told then at the latest. */
  const run = async (
    rejected: string,
    epoch: number,
    end: number,
    tried: readonly string[] = [],
  ): Promise<string> => {
    const left = () => Math.max(0, end - clock.now())
    const stay = () => {
      if (epoch !== vault.epoch()) throw ended()
    }
    /** Goes on with what has been taken over, else gives up. A refresh token is tried once in a run. */
    const goOn = (fresh: string | null, otherwise: 'noRefToken' | 'getTokenErr', own: string) => {
      stay()
      if (fresh) return fresh
      const { refresh } = vault.held()
      const used = [...tried, own]
      if (refresh && !used.includes(refresh)) return run(rejected, epoch, end, used)
      throw fail(otherwise)
    }
    const askApp = async (reason: 'missing' | 'refused') => {
      const pair = await appTokens(reason, Math.min(limits.appTokens, left()))
      stay()
      return take(pair, rejected)
    }

    stay()
    const { access, refresh } = vault.held()
    const newer = renewed(rejected)
    if (newer) return newer
    if (!refresh) return goOn(await askApp('missing'), 'noRefToken', refresh)
    if (spent.has(refresh)) {
      const pair = await tabs.ask(refresh)
      stay()
      return goOn(take(pair, rejected) ?? (await askApp('refused')), 'getTokenErr', refresh)
    }
    // An exchange that is cut short may cost the token: the server has replaced it, and nobody hears of the new one.
    if (left() < limits.refresh / 10) throw fail('getTokenErr')
    const answer = await trade(refresh, access, left())
    stay()
    const fresh = renewed(rejected)
    if (answer.as === 'refused' && !fresh) return goOn(await askApp('refused'), 'getTokenErr', refresh)
    return goOn(fresh, 'getTokenErr', refresh)
  }

  /** Requests that were under way when a refresh failed share its failure: they are no reason to try again. */
  const share = (sent: RequestContext): void => {
    const same = lost?.epoch === sent.epoch && lost.left === vault.held().refresh
    if (lost && same && sent.round < lost.round) throw lost.failure
  }

  const fly = async (rejected: string, sent: RequestContext, before: Promise<unknown> | undefined) => {
    // Another token of the same session is being traded: its outcome comes first.
    await before?.catch(() => {})
    if (before && !renewed(rejected)) share(sent)
    const end = clock.now() + limits.refresh
    return tabs.alone(() => run(rejected, sent.epoch, end))
  }

  const refresh = async (rejected: string, sent: RequestContext): Promise<string> => {
    const { epoch } = sent
    if (epoch !== vault.epoch()) throw ended()
    const newer = renewed(rejected)
    if (newer) return newer
    const current = flight?.epoch === epoch ? flight : null
    if (current?.rejected === rejected) return current.promise
    share(sent)
    const own: Flight = { rejected, epoch, promise: fly(rejected, sent, current?.promise) }
    flight = own
    try {
      return await own.promise
    } catch (failure) {
      if (failure !== lost?.failure) lost = { epoch, round: ++round, left: vault.held().refresh, failure }
      throw failure
    } finally {
      if (flight === own) flight = null
    }
  }

  return {
    refresh,
    stamp: (): RequestContext => ({ epoch: vault.epoch(), round }),
    /** Resolves when no token of this session is being traded. Never rejects. */
    settled: async (): Promise<void> => {
      if (flight?.epoch === vault.epoch()) await flight.promise.catch(() => {})
    },
  }
}
