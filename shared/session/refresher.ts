import { ApiFailure } from '../http/failure.ts'
import type { SessionBridge } from './bridgePort.ts'
import { within, type Clock } from './clock.ts'
import type { Exchange } from './exchange.ts'
import { readToken } from './jwt.ts'
import { isTokenText, type TokenPair } from './pair.ts'
import type { SpentTokens } from './spent.ts'
import type { ErrorType } from './state.ts'
import type { Tabs } from './tabs.ts'
import type { Vault } from './vault.ts'

const appWait = 1500

export interface RefresherParts {
  readonly vault: Vault
  readonly spent: SpentTokens
  readonly exchange: Exchange
  readonly tabs: Tabs
  readonly clock: Clock
  readonly bridge: () => SessionBridge | null
  /** Shows a session error and gives the failure to reject with. */
  readonly fail: (type: Exclude<ErrorType, ''>) => ApiFailure
  readonly onPair: (pair: TokenPair) => void
}

/** When a request set out: which session it belongs to, and which failed refreshes it has yet to hear of. */
export interface Stamp {
  readonly epoch: number
  readonly round: number
}

interface Flight {
  readonly rejected: string
  readonly epoch: number
  readonly promise: Promise<string>
}

const ended = () => new ApiFailure({ kind: 'auth', code: 'ended' })

/**
 * Trades a rejected access token for one to repeat the request with: one exchange per rejected token,
 * however many requests met the 401 and however late they come.
 */
export function createRefresher(parts: RefresherParts) {
  const { vault, spent, exchange, tabs, clock, bridge, fail, onPair } = parts
  let flight: Flight | null = null
  let round = 0
  let lost: { rejected: string; epoch: number; round: number; failure: unknown } | null = null

  const renewed = (rejected: string): string | null => {
    const { access } = vault.held()
    return access && access !== rejected ? access : null
  }

  /** The token to go on with; a pair of another user has opened a new epoch, and then there is none. */
  const goOn = (access: string, epoch: number): string => {
    if (epoch !== vault.epoch()) throw ended()
    return access
  }

  /** Takes over a pair that another page or the app has; null when it would not help. */
  const take = (pair: Partial<TokenPair> | null, rejected: string): string | null => {
    const access = pair?.accessToken ?? ''
    const user = readToken(access)
    if (!user || access === rejected) return null
    const given = pair?.refreshToken
    const refresh = isTokenText(given) && !spent.has(given) ? given : ''
    vault.write({ access, refresh }, user)
    return access
  }

  const askApp = async (reason: 'missing' | 'refused', rejected: string): Promise<string | null> => {
    const app = bridge()
    if (!app) return null
    const epoch = vault.epoch()
    const asked = Promise.resolve().then(() => app.refreshSession(reason))
    const pair = await within(clock, appWait, asked, null)
    if (epoch !== vault.epoch()) throw ended()
    return take(pair, rejected)
  }

  const run = async (rejected: string, epoch: number): Promise<string> => {
    const { access, refresh } = vault.held()
    if (epoch !== vault.epoch()) throw ended()
    const newer = renewed(rejected)
    if (newer) return newer
    if (!refresh) {
      const fresh = await askApp('missing', rejected)
      if (fresh) return goOn(fresh, epoch)
      throw fail('noRefToken')
    }
    if (spent.has(refresh)) {
      const pair = await tabs.ask(refresh)
      if (epoch !== vault.epoch()) throw ended()
      const fresh = take(pair, rejected) ?? (await askApp('refused', rejected))
      if (fresh) return goOn(fresh, epoch)
      throw fail('getTokenErr')
    }
    const answer = await exchange(refresh, access)
    // Spent is spent, also when nobody wants the new pair any more.
    if (answer.as === 'pair' && answer.pair.refreshToken !== refresh) spent.add(refresh)
    if (epoch !== vault.epoch()) throw ended()
    // Someone handed over newer tokens meanwhile: they stay, whatever this answer says.
    if (vault.held().refresh !== refresh) {
      const current = renewed(rejected)
      if (current) return current
      throw fail('getTokenErr')
    }
    if (answer.as === 'pair') {
      vault.write({ access: answer.pair.accessToken, refresh: answer.pair.refreshToken }, answer.user)
      tabs.tell(refresh, answer.pair)
      onPair(answer.pair)
      return goOn(answer.pair.accessToken, epoch)
    }
    if (answer.as === 'refused') {
      vault.drop()
      const fresh = await askApp('refused', rejected)
      if (fresh) return goOn(fresh, epoch)
    }
    throw fail('getTokenErr')
  }

  const refresh = (rejected: string, sent: Stamp): Promise<string> => {
    const { epoch } = sent
    if (epoch !== vault.epoch()) return Promise.reject(ended())
    const newer = renewed(rejected)
    if (newer) return Promise.resolve(newer)
    if (flight?.rejected === rejected && flight.epoch === epoch) return flight.promise
    if (lost?.rejected === rejected && lost.epoch === epoch && sent.round < lost.round) {
      return Promise.reject(lost.failure)
    }
    // Another token of the same session is being traded: its outcome comes first.
    const before = flight?.epoch === epoch ? flight.promise.catch(() => {}) : undefined
    const promise = Promise.resolve(before).then(() => tabs.alone(() => run(rejected, epoch)))
    const own: Flight = { rejected, epoch, promise }
    flight = own
    const land = () => {
      if (flight === own) flight = null
    }
    promise.then(land, (failure: unknown) => {
      land()
      round++
      lost = { rejected, epoch, round, failure }
    })
    return promise
  }

  return {
    refresh,
    stamp: (): Stamp => ({ epoch: vault.epoch(), round }),
    /** Resolves when no exchange is under way; at once when there is none. Never rejects. */
    settled: async (): Promise<void> => {
      await flight?.promise.catch(() => {})
    },
  }
}
