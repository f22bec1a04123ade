import { retryAfterIn } from './retryAfter.ts'

// A separate module, because `retryAfter.ts` is in the first screen's bundle and this isn't needed there.

/** Default and longest pause in milliseconds. Without the longest, a server could ask for days by mistake. */
const usualPause = 60_000
const longestPause = 3_600_000

/**
 * Returns the pause of background requests after a response, in milliseconds. If the server is overloaded,
 * it's the server's `Retry-After`, by default a minute and at most an hour (429: RFC 6585 §4; 503: RFC 9110
 * §15.6.4). Otherwise it's 0. Requests by the user don't pause.
 */
export const pauseAfter = ({ status, headers }: Pick<Response, 'status' | 'headers'>): number =>
  status === 429 || status === 503
    ? Math.min(retryAfterIn((name) => headers.get(name), Date.now()) ?? usualPause, longestPause)
    : 0
