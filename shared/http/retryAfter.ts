import { serverTime } from '../platform/serverTime.ts'

/** Milliseconds; for a server that does not say, and at most: one that says days has made a mistake. */
const usualPause = 60_000
export const longestPause = 3_600_000

/**
 * How long an answer asks to be left alone (ms), by its `Retry-After` (RFC 9110 §10.2.3); undefined where it does not say. A
 * date is the server's, whose answer also says what time it is there: the device's clock (`now`) may be wrong.
 */
export function retryAfterIn(header: (name: string) => string | null, now: number): number | undefined {
  const asked = header('retry-after')
  if (!asked) return undefined
  const sent = Date.parse(header('date') ?? '') || serverTime(now)
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - sent
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

/**
 * For how long (ms) nothing is to ask again by itself: a minute unless it says otherwise, an hour at most, for a server that
 * has too much to do (429: RFC 6585 §4; 503: RFC 9110 §15.6.4), 0 after any other answer. What a person asks for is asked.
 */
export const pauseAfter = ({ status, headers }: Pick<Response, 'status' | 'headers'>): number =>
  status === 429 || status === 503
    ? Math.min(retryAfterIn((name) => headers.get(name), Date.now()) ?? usualPause, longestPause)
    : 0
