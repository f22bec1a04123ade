import { sha256 } from '../build/hash.ts'
import { cacheControlOf, mutablePaths } from '../releases/publish/stores/fileHeaders.ts'

export type Headers = Readonly<Record<string, string | readonly string[]>>

/** What the policies of a document depend on. */
export interface DocumentPolicy {
  /** The inline scripts' and the inline style's text, exactly as in the document. */
  readonly scripts: readonly string[]
  readonly styles: string
  /** Origins the page may call besides its own. */
  readonly apiOrigins: readonly string[]
  /** Origins that it reports to, besides its own: they are sent something and give nothing. */
  readonly reportOrigins?: readonly string[]
  /** Bases of release files at other hosts. */
  readonly bases?: readonly string[]
  /** Over plain http on loopback, HSTS would only do harm. */
  readonly secure: boolean
}

const hashOf = (text: string): string => `'${sha256(text)}'`

// Only names that Chromium 102 knows in a web view: it warns of each other one (payment, usb) on every page.
const deniedFeatures = [
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
 * Headers of every document, with two policies that must both pass. Alone, the first would run any injected script of our
 * own origin, and the second would trust any origin in engines without Trusted Types.
 */
export function documentHeaders(policy: DocumentPolicy): Headers {
  const api = policy.apiOrigins.map((origin) => ` ${origin}`).join('')
  const reports = (policy.reportOrigins ?? []).map((origin) => ` ${origin}`).join('')
  const scripts = policy.scripts.map(hashOf).join(' ')
  // With their path, because a host of buckets serves everybody's.
  const mirrors = (policy.bases ?? [])
    .filter((base) => base !== '/')
    .map((base) => ` ${base}r/`)
    .join('')
  const originPolicy = [
    "default-src 'none'",
    `script-src 'self'${mirrors} ${scripts}`,
    `style-src 'self'${mirrors} ${hashOf(policy.styles)}`,
    `img-src 'self' data: blob:${api}`,
    "font-src 'self'",
    `connect-src 'self'${api}${mirrors}${reports}`,
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
    'Content-Security-Policy': [originPolicy.join('; '), `script-src ${scripts} 'strict-dynamic'`],
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': ['geolocation=(self)', ...deniedFeatures.map((name) => `${name}=()`)].join(', '),
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-store',
  }
}

const keepsPreloads = /\b(Chrome|Firefox)\/\d/
const integrityPolicy: Headers = { 'Integrity-Policy': 'blocked-destinations=(script)' }

/**
 * The header that refuses scripts without a hash. Not for WebKit (2.50, Safari 26), which then refuses preloads that
 * carry theirs. A host that cannot read the `User-Agent` leaves it out: nothing here loads without a hash anyway.
 */
export const integrityHeaders = (agent = ''): Headers => (keepsPreloads.test(agent) ? integrityPolicy : {})

/** Headers of scripts, styles, data and log entries, but for their type. */
export const assetHeaders = (path: string, secure: boolean): Headers => ({
  ...always(secure),
  'Access-Control-Allow-Origin': '*',
  'Timing-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': cacheControlOf(path),
})

/** Folders of files: what is missing below them answers 404, never the document. */
export const fileFolders = ['r', 'shell', 'c', 'log', 'trust'] as const

/** Headers for paths: `*` stands for any characters. `userAgent` is a pattern that the request's browser must fit. */
interface HeaderRule {
  readonly paths: readonly string[]
  readonly userAgent?: string
  readonly headers: Headers
}

/** `headers.json`: how a host serves a site folder. The first rule that fits a request counts. */
export interface SiteHeaders {
  /** Answers every path that is no file; those in `notFound` answer 404 instead. */
  readonly fallback: string
  readonly notFound: readonly string[]
  readonly rules: readonly HeaderRule[]
}

/** The headers of a whole site, as data. A list of values is one header line each. */
export function siteHeaders(document: Headers, secure: boolean): SiteHeaders {
  const folders = fileFolders.map((folder) => `/${folder}/*`)
  return {
    fallback: 'index.html',
    notFound: folders,
    rules: [
      { paths: mutablePaths, headers: assetHeaders('/c/', secure) },
      { paths: folders, headers: assetHeaders('/r/', secure) },
      { paths: ['/*'], userAgent: keepsPreloads.source, headers: { ...document, ...integrityPolicy } },
      { paths: ['/*'], headers: document },
    ],
  }
}
