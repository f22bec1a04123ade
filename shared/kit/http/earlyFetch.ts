import * as limits from '../limits.ts'
import type { AccessToken } from './shapes/session.ts'

/** A request that the boot script sent for the first screen while the shell's script was loading. */
export interface EarlyResponse {
  readonly url: string
  /** The access token of the request, or ''. */
  readonly token: AccessToken
  /** Rejects if the request could not be sent, or failed. */
  readonly answer: Promise<Response>
}

/**
 * Wraps `fetch`. The first request with an early request's URL and token gets its response, until
 * `limits.request`. `now`: milliseconds since the page's start.
 */
export function earlyFetch(
  sent: readonly EarlyResponse[] = [],
  port: typeof fetch,
  now = () => performance.now(),
): typeof fetch {
  const left = new Map<unknown, EarlyResponse>(sent.map((first) => [first.url, first]))
  return (input, init = {}) => {
    const first = init.method === 'GET' && left.get(input)
    if (!first) return port(input, init)
    left.delete(input)
    const { token, answer } = first
    const isSame = new Headers(init.headers).get('authorization') === (token ? `Bearer ${token}` : null)
    // If the early request failed, the request is sent as usual.
    return isSame && now() < limits.request ? answer.catch(() => port(input, init)) : port(input, init)
  }
}
