import { isRefusalStatus } from '../http/codes.ts'
import { limited, readAnswer, unwrapped, type Transport } from '../http/transport.ts'
import type { Clock } from '../platform/clock.ts'
import { pairIn, type Tokens } from './tokens.ts'

interface ExchangeDeps {
  readonly transport: Transport
  readonly base: string
  readonly clock: Clock
}

/** A new pair; `refused` by the server; or `failed` without a usable response, so the token may be valid. */
export type Exchanged = NonNullable<ReturnType<typeof pairIn>> | 'refused' | 'failed'

/** Calls `POST /api/v1/auth/token`. Never rejects, and resolves within `ms` milliseconds. */
export async function exchangeToken(
  { transport, base, clock }: ExchangeDeps,
  { access, refresh }: Tokens,
  ms: number,
): Promise<Exchanged> {
  const url = `${base}/api/v1/auth/token`
  // Sends the access token even if it has expired, because the spec's bearer rule (§6) has no exceptions.
  const headers = { ...(access && { authorization: `Bearer ${access}` }) }
  const call = { method: 'POST', url, headers, body: { refreshToken: refresh } }
  try {
    const { status, body, isPage } = readAnswer(
      await limited(ms, (signal) => transport({ ...call, signal }), { clock }),
    )
    // An HTML page comes from a captive portal or a proxy, so the server itself hasn't rejected the token.
    if (isRefusalStatus(status) && !isPage) return 'refused'
    const pair = status >= 200 && status <= 299 ? pairIn(unwrapped(body)) : null
    return pair ?? 'failed'
  } catch {
    return 'failed'
  }
}
