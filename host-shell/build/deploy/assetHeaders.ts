import { cacheControlOf } from '@companion/release-protocol/fileHeaders'

export type Headers = Readonly<Record<string, string | readonly string[]>>

/** Headers of every response. */
export const always = (hsts: number): Headers => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  ...(hsts > 0 && { 'Strict-Transport-Security': `max-age=${hsts}; includeSubDomains` }),
})

/** Headers of scripts, styles, data and log entries, except their type. */
export const assetHeaders = (path: string, hsts: number): Headers => ({
  ...always(hsts),
  'Access-Control-Allow-Origin': '*',
  'Timing-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': cacheControlOf(path),
})

/** The service worker's fixed URL: under another one, browsers would not find updates. */
export const workerPath = '/worker.js'

/** Headers of the service worker, except its type. Its CSP applies to every request the worker makes. */
export const workerHeaders = (hsts: number): Headers => ({
  ...always(hsts),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  'Cache-Control': 'no-cache',
})

/** Headers of a redirect. It's not cached, because its URL may carry tokens. */
export const movedHeaders = (hsts: number): Headers => ({ ...always(hsts), 'Cache-Control': 'no-store' })

/**
 * Headers of every 404 and of every other refusal. They are not cached: a missing file may be released
 * tomorrow, and a 404 cached as long as a file would stay on the device for a year.
 */
export const missingHeaders = (hsts: number): Headers => ({
  ...assetHeaders('/', hsts),
  'Cache-Control': 'no-store',
  'Content-Type': 'text/plain',
})
