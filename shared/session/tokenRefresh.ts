import type { Exchange, Exchanged } from './exchange.ts'
import type { TokenPair } from './pair.ts'
import type { UsedRefreshTokens } from './usedRefreshTokens.ts'
import type { TokenStore } from './tokenStore.ts'

export interface TokenRefreshDeps {
  readonly vault: TokenStore
  readonly exchange: Exchange
  readonly spent: UsedRefreshTokens
  /** Called when a new pair has taken the place of a spent refresh token. */
  readonly onPair: (spent: string, pair: TokenPair) => void
}

/**
 * Trades refresh tokens, each once at a time. What the server says touches the session only while the
 * session still holds that very token: neither an ended session nor another user's is ever written to.
 */
export function createTokenRefresh({ vault, exchange, spent, onPair }: TokenRefreshDeps) {
  const trades = new Map<string, Promise<Exchanged>>()

  const close = (refresh: string, answer: Exchanged): Exchanged => {
    trades.delete(refresh)
    const held = vault.held().refresh === refresh
    if (answer.as === 'refused' && held) vault.drop()
    if (answer.as !== 'pair') return answer
    const { pair, user } = answer
    // A server that does not rotate gives the same token back: that one is still good.
    if (pair.refreshToken !== refresh) spent.add(refresh)
    if (held) {
      vault.write({ access: pair.accessToken, refresh: pair.refreshToken }, user)
      onPair(refresh, pair)
    }
    return answer
  }

  return (refresh: string, access: string, ms: number): Promise<Exchanged> => {
    const running = trades.get(refresh)
    if (running) return running
    const trading = exchange(refresh, access, ms).then((answer) => close(refresh, answer))
    trades.set(refresh, trading)
    return trading
  }
}
