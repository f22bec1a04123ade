import { serverTime } from '../platform/serverTime.ts'

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
