import { cacheControlOf } from '@companion/release-protocol/fileHeaders'

export type Headers = Readonly<Record<string, string | readonly string[]>>

/** Returns the headers of every response. `hsts` is in seconds, and 0 omits its header. */
export const always = (hsts: number): Headers => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  ...(hsts > 0 && { 'Strict-Transport-Security': `max-age=${hsts}; includeSubDomains` }),
})

/** Returns the headers of scripts, styles, data and log entries, except `Content-Type`. */
export const assetHeaders = (path: string, hsts: number): Headers => ({
  ...always(hsts),
  'Access-Control-Allow-Origin': '*',
  'Timing-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': cacheControlOf(path),
})

/**
 * URL path of the service worker. It must never change, because browsers look for updates at the registered
 * URL.
 */
export const workerPath = '/worker.js'

/**
 * Returns the headers of the service worker, except `Content-Type`. Its CSP applies to every request that the
 * worker makes.
 */
export const workerHeaders = (hsts: number): Headers => ({
  ...always(hsts),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  'Cache-Control': 'no-cache',
})

/** Returns the headers of a redirect. Redirects aren't cached, because their URLs can contain tokens. */
export const movedHeaders = (hsts: number): Headers => ({ ...always(hsts), 'Cache-Control': 'no-store' })

/**
 * Returns the headers of every 404 and of other error responses. These aren't cached: a missing file can be
 * released tomorrow, but a 404 that is cached like a file would stay on the device for a year.
 */
export const missingHeaders = (hsts: number): Headers => ({
  ...assetHeaders('/', hsts),
  'Cache-Control': 'no-store',
  'Content-Type': 'text/plain',
})
