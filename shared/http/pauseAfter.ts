import { retryAfterIn } from './retryAfter.ts'

// Apart from `retryAfter.ts`, which the first screen brings: what asks again by itself comes later.

/** Milliseconds; for a server that does not say, and at most: one that says days has made a mistake. */
const usualPause = 60_000
const longestPause = 3_600_000

/**
 * For how long (ms) nothing is to ask again by itself: a minute unless it says otherwise, an hour at most, for a server that
 * has too much to do (429: RFC 6585 §4; 503: RFC 9110 §15.6.4), 0 after any other answer. What a person asks for is asked.
 */
export const pauseAfter = ({ status, headers }: Pick<Response, 'status' | 'headers'>): number =>
  status === 429 || status === 503
    ? Math.min(retryAfterIn((name) => headers.get(name), Date.now()) ?? usualPause, longestPause)
    : 0
