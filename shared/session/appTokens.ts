import type { SessionBridge } from './bridgePort.ts'
import { within } from '../within.ts'
import type { Clock } from './clock.ts'
import type { TokenPair } from './pair.ts'
import type { TokenStore } from './tokenStore.ts'

export interface AppTokensParts {
  readonly vault: TokenStore
  readonly clock: Clock
  readonly bridge: () => SessionBridge | null
  /** The app's tokens, when they come after the session has stopped waiting for them. */
  readonly onLate: (pair: Partial<TokenPair>) => void
}

/** Asks the app for its tokens; null without an app, and after `ms` milliseconds. Never rejects. */
export function createAppTokens({ vault, clock, bridge, onLate }: AppTokensParts) {
  return async (reason: 'missing' | 'refused', ms: number): Promise<Partial<TokenPair> | null> => {
    const app = bridge()
    if (!app) return null
    const epoch = vault.epoch()
    const asked = Promise.resolve().then(() => app.refreshSession(reason))
    const pair = await within(ms, asked, clock).catch(() => null)
    // Late tokens are tokens all the same, unless the session has moved on.
    const arrive = (late: Partial<TokenPair> | null) => {
      if (late && epoch === vault.epoch() && !vault.held().access) onLate(late)
    }
    if (!pair) void asked.then(arrive).catch(() => {})
    return pair
  }
}
