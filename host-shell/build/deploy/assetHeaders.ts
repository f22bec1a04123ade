import { cacheControlOf } from '@companion/release-protocol/fileHeaders'

export type Headers = Readonly<Record<string, string | readonly string[]>>

/** Headers of every answer. */
export const always = (hsts: number): Headers => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  ...(hsts > 0 && { 'Strict-Transport-Security': `max-age=${hsts}; includeSubDomains` }),
})

/** Headers of scripts, styles, data and log entries, but for their type. */
export const assetHeaders = (path: string, hsts: number): Headers => ({
  ...always(hsts),
  'Access-Control-Allow-Origin': '*',
  'Timing-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': cacheControlOf(path),
})

/** Address of the service worker, always the same: by another one a browser would not find that it has changed. */
export const workerPath = '/worker.js'

/** Headers of the service worker but for its type. Its policy counts for whatever it asks for. */
export const workerHeaders = (hsts: number): Headers => ({
  ...always(hsts),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  'Cache-Control': 'no-cache',
})

/** Headers of a redirect. No cache keeps it: its address may carry tokens. */
export const movedHeaders = (hsts: number): Headers => ({ ...always(hsts), 'Cache-Control': 'no-store' })

/**
 * Headers of every 404, and of every other answer to a request that is refused. No cache keeps it: what is missing today may be released tomorrow, and a 404 that is kept as long
 * as a file would stay on the device for a year.
 */
export const missingHeaders = (hsts: number): Headers => ({
  ...assetHeaders('/', hsts),
  'Cache-Control': 'no-store',
  'Content-Type': 'text/plain',
})
