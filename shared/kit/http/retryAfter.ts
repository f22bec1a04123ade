import { serverTime } from '../platform/serverTime.ts'

/**
 * Returns a response's `Retry-After` in milliseconds, if it has one (RFC 9110 §10.2.3). A date is compared
 * with the response's `Date` if possible, because the device's clock (`now`) may be wrong.
 */
export function retryAfterIn(header: (name: string) => string | null, now: number): number | undefined {
  const asked = header('retry-after')
  if (!asked) return undefined
  const sent = Date.parse(header('date') ?? '') || serverTime(now)
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - sent
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
