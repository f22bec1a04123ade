import { sha256 } from '@companion/releases/stores/hash'
import { contentTypes, fileFolders, mutablePaths, noticesPath } from '@companion/release-protocol/fileHeaders'
import { appLinksHeaders, appLinksPaths } from './appLinks.ts'
import {
  always,
  assetHeaders,
  missingHeaders,
  workerHeaders,
  workerPath,
  type Headers,
} from './assetHeaders.ts'

/** Input of a document's content security policies. */
export interface DocumentPolicy {
  /** Inline scripts and styles, exactly as in the document, because the policies contain their hashes. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Origins that the page may call, besides its own. */
  readonly apiOrigins: readonly string[]
  /** Origins that receive reports, besides the page's own. Nothing is loaded from them. */
  readonly reportOrigins?: readonly string[]
  /** Base URLs of release files on other hosts. */
  readonly bases?: readonly string[]
  /** Whether the page may have a service worker. */
  readonly worker?: boolean
  /** Duration of HSTS in seconds; 0 omits the header, because over plain HTTP it would only do harm. */
  readonly hsts: number
}

/** Default HSTS duration of a production build in seconds: two years. */
export const usualHsts = 63_072_000

const hashOf = (text: string): string => `'${sha256(text)}'`

// Only names that Chromium 102 supports in a web view. For every other name (payment, usb) it would log a
// warning on every page.
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

/**
 * Returns the headers of every document, with two policies that must both pass. The first alone would run any
 * script injected from our own origin. The second alone would trust any origin in engines without Trusted
 * Types.
 */
export function documentHeaders(policy: DocumentPolicy): Headers {
  const api = policy.apiOrigins.map((origin) => ` ${origin}`).join('')
  const reports = (policy.reportOrigins ?? []).map((origin) => ` ${origin}`).join('')
  const scripts = policy.scripts.map(hashOf).join(' ')
  // The policy contains the mirrors' paths, because the host of a bucket also serves the files of others.
  const mirrors = (policy.bases ?? [])
    .filter((base) => base !== '/')
    .map((base) => ` ${base}r/`)
    .join('')
  // CSP can't allow a single file on an unknown host, so `boot/headScript.ts` allows only the one worker.
  const workers = `worker-src ${policy.worker ? "'self'" : "'none'"}`
  const originPolicy = [
    "default-src 'none'",
    `script-src 'self'${mirrors} ${scripts}`,
    `style-src 'self'${mirrors} ${policy.styles.map(hashOf).join(' ')}`,
    `img-src 'self' data: blob:${api}`,
    "font-src 'self'",
    `connect-src 'self'${api}${mirrors}${reports}`,
    "manifest-src 'self'",
    "frame-src 'none'",
    "child-src 'none'",
    workers,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]
  return {
    ...always(policy.hsts),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': [
      originPolicy.join('; '),
      // Without `worker-src` in this policy, a worker would need a script hash.
      `script-src ${scripts} 'strict-dynamic'; ${workers}`,
    ],
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': ['geolocation=(self)', ...deniedFeatures.map((name) => `${name}=()`)].join(', '),
    'X-Frame-Options': 'DENY',
    // `no-transform`, because a proxy that changes an inline script breaks its CSP hash (RFC 9111 §5.2.2.6).
    'Cache-Control': 'no-store, no-transform',
  }
}

const keepsPreloads = /\b(Chrome|Firefox)\/\d/
/** Value of `Integrity-Policy`, for browsers that match `integrityAgents`. */
export const integrityHeaderValue = 'blocked-destinations=(script)'
const integrityPolicy: Headers = { 'Integrity-Policy': integrityHeaderValue }

/**
 * Returns the headers that block scripts without integrity metadata. WebKit (2.50, Safari 26) doesn't get
 * them, because it would also block preloads with integrity metadata. Hosts that can't match the `User-Agent`
 * omit the header. Nothing here loads without a hash anyway.
 */
export const integrityHeaders = (agent = ''): Headers => (keepsPreloads.test(agent) ? integrityPolicy : {})

/** A document in the site folder that is sent on these hosts. An empty list means all other hosts. */
interface SiteDocument {
  readonly file: string
  readonly hosts: readonly string[]
  readonly headers: Headers
  /** Documents with prerendered screens for some paths, with the same headers. */
  readonly screens?: SiteScreens | undefined
  /** Folder with the files that make links to these hosts open in an app, by URL path (`appLinks.ts`). */
  readonly appLinks?: string | undefined
}

/** Files of prerendered screens: `<folder>/<language><path>.html`, or `/index.html` for the path `/`. */
export interface SiteScreens {
  readonly folder: string
  readonly paths: readonly string[]
}

/** The input of every host configuration: everything needed to serve a site folder. */
export interface SitePlan {
  /** The general document comes first. */
  readonly documents: readonly [SiteDocument, ...SiteDocument[]]
  readonly hsts: number
}

/** Headers for some paths. `*` matches any characters, `userAgent` is a pattern for the `User-Agent`. */
interface HeaderRule {
  readonly paths: readonly string[]
  /** Host names that the rule applies to. Default: all. */
  readonly hosts?: readonly string[]
  readonly userAgent?: string
  readonly headers: Headers
}

/** Content of `headers.json`: how a host serves a site folder. The first matching rule applies. */
export interface SiteHeaders {
  /** Allowed methods. Requests with other methods get a 405. */
  readonly methods: readonly string[]
  /** The file to send for every path that isn't a file. Paths in `notFound` get a 404 instead. */
  readonly fallback: string
  /** Documents that replace `fallback` on these hosts. */
  readonly documents: readonly Omit<SiteDocument, 'headers'>[]
  readonly screens?: SiteScreens | undefined
  readonly notFound: readonly string[]
  /** Headers of every 404. */
  readonly missing: Headers
  /** File extension → content type. Files with other extensions are not served. */
  readonly types: Readonly<Record<string, string>>
  readonly rules: readonly HeaderRule[]
}

/** Allowed methods. Files and documents can only be read. */
export const methods = ['GET', 'HEAD'] as const

/** Returns the headers of a 405. */
export const otherMethodHeaders = (hsts: number): Headers => ({
  ...missingHeaders(hsts),
  Allow: methods.join(', '),
})

/** Pattern for the `User-Agent` of browsers that get `Integrity-Policy`. */
export const integrityAgents = keepsPreloads.source

/** Returns the headers of a whole site as data. Each value of a list is a header line of its own. */
export function siteHeaders({ documents, hsts }: SitePlan): SiteHeaders {
  const folders = fileFolders.map((folder) => `/${folder}/*`)
  const [general, ...others] = documents
  const documentRules = [...others, general].flatMap(({ hosts, headers }): HeaderRule[] => {
    const fits = { paths: ['/*'], ...(hosts.length && { hosts }) }
    return [
      { ...fits, userAgent: integrityAgents, headers: { ...headers, ...integrityPolicy } },
      { ...fits, headers },
    ]
  })
  return {
    methods,
    fallback: general.file,
    documents: others.map(({ headers: _headers, ...document }) => document),
    ...(general.screens && { screens: general.screens }),
    notFound: [...folders, workerPath, noticesPath, ...appLinksPaths],
    missing: missingHeaders(hsts),
    types: contentTypes,
    rules: [
      { paths: [workerPath], headers: workerHeaders(hsts) },
      { paths: appLinksPaths, headers: appLinksHeaders(hsts) },
      { paths: mutablePaths, headers: assetHeaders('/c/', hsts) },
      { paths: folders, headers: assetHeaders('/r/', hsts) },
      ...documentRules,
    ],
  }
}
