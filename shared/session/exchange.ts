import { isRefusalStatus } from '../http/codes.ts'
import { parseJson } from '../http/json.ts'
import type { Transport } from '../http/transport.ts'
import { limited } from '../http/limited.ts'
import { unwrapped } from '../http/envelope.ts'
import type { Clock } from './clock.ts'
import { pairIn, type TokenPair } from './pair.ts'
import type { TokenUser } from './jwt.ts'

/** What became of a refresh token: a new pair, a refusal by the server, or nothing usable. */
export type Exchanged =
  | { readonly as: 'pair'; readonly pair: TokenPair; readonly user: TokenUser }
  | { readonly as: 'refused' }
  | { readonly as: 'failed' }

/** Trades a refresh token; `ms` is how long that may take, in milliseconds. */
export type Exchange = (refreshToken: string, accessToken: string, ms: number) => Promise<Exchanged>

function exchangedIn(status: number, text: string): Exchanged {
  if (isRefusalStatus(status)) return { as: 'refused' }
  if (status < 200 || status > 299) return { as: 'failed' }
  const { user, ...pair } = pairIn(unwrapped(parseJson(text))) ?? {}
  return user ? { as: 'pair', pair: pair as TokenPair, user } : { as: 'failed' }
}

/** Builds the call `POST /api/v1/auth/token`. The call never rejects and ends within its limit. */
export const createExchange =
  (parts: { readonly transport: Transport; readonly base: () => string; readonly clock: Clock }): Exchange =>
  async (refreshToken, accessToken, ms) => {
    const { transport, base, clock } = parts
    try {
      const answer = await limited(
        (signal) =>
          transport({
            method: 'POST',
            url: `${base()}/api/v1/auth/token`,
            // The spec's bearer rule (§6) knows no exception, so it holds here, too.
            headers: accessToken ? { authorization: `Bearer ${accessToken}` } : {},
            body: { refreshToken },
            signal,
          }),
        { ms, clock },
      )
      return exchangedIn(answer.status, answer.text)
    } catch {
      return { as: 'failed' }
    }
  }
