import { createHash } from 'node:crypto'

export type Headers = Readonly<Record<string, string | readonly string[]>>

/** What the policies of a document depend on. */
export interface DocumentPolicy {
  /** The inline scripts' and the inline style's text, exactly as it stands in the document. */
  readonly scripts: readonly string[]
  readonly styles: string
  /** Origins the page may call besides its own. */
  readonly apiOrigins: readonly string[]
  /** Over plain http on loopback, HSTS would only do harm. */
  readonly secure: boolean
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

// Only names that Chromium 102 knows in a web view: it warns of each other one (payment, usb) on every page.
const powers = [
  'camera',
  'microphone',
  'serial',
  'midi',
  'accelerometer',
  'gyroscope',
  'magnetometer',
  'display-capture',
]

const always = (secure: boolean): Headers => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  ...(secure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
})

/**
 * Headers of every document. Two policies, both must pass: the first names places, the second names the inline scripts,
 * which alone may load others. Alone, the first would run any script of our own origin that someone injects, and the
 * second would trust any origin in engines without Trusted Types.
 */
export function documentHeaders(policy: DocumentPolicy): Headers {
  const api = policy.apiOrigins.map((origin) => ` ${origin}`).join('')
  const scripts = policy.scripts.map(hashOf).join(' ')
  const places = [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${hashOf(policy.styles)}`,
    `img-src 'self' data: blob:${api}`,
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    "frame-src 'none'",
    "child-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]
  return {
    ...always(policy.secure),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': [places.join('; '), `script-src ${scripts} 'strict-dynamic'`],
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': ['geolocation=(self)', ...powers.map((name) => `${name}=()`)].join(', '),
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-store',
  }
}

/**
 * The header that refuses scripts without a hash, for browsers where it does no harm: WebKit (2.50, Safari 26) refuses
 * preloads with it although they carry their hash. `agent` is the request's `User-Agent`; a host that cannot look at it
 * leaves the header out, since nothing here loads without a hash anyway.
 */
export const integrityHeaders = (agent = ''): Headers =>
  /\b(Chrome|Firefox)\/\d/.test(agent) ? { 'Integrity-Policy': 'blocked-destinations=(script)' } : {}

/** Headers of scripts, styles, data and log entries. A file that can never change may be kept for ever. */
export const assetHeaders = (immutable: boolean, secure: boolean): Headers => ({
  ...always(secure),
  'Access-Control-Allow-Origin': '*',
  'Timing-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': immutable
    ? 'public, max-age=31536000, immutable, no-transform'
    : 'max-age=15, must-revalidate',
})
