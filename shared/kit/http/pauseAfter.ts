import { retryAfterIn } from './retryAfter.ts'

// Separate from `retryAfter.ts`, which is in the first screen's bundle.

/** Default and longest pause in milliseconds. A server that asks for days has made a mistake. */
const usualPause = 60_000
const longestPause = 3_600_000

/**
 * How long (ms) background requests pause after a response: for an overloaded server a minute by default, an hour at most
 * (429: RFC 6585 §4; 503: RFC 9110 §15.6.4); 0 after other responses. Requests by the user don't pause.
 */
export const pauseAfter = ({ status, headers }: Pick<Response, 'status' | 'headers'>): number =>
  status === 429 || status === 503
    ? Math.min(retryAfterIn((name) => headers.get(name), Date.now()) ?? usualPause, longestPause)
    : 0
