import { sha256 } from '@companion/releases/stores/hash'
import { contentTypes, fileFolders, mutablePaths, noticesPath } from '@companion/release-protocol/fileHeaders'
import {
  always,
  assetHeaders,
  missingHeaders,
  workerHeaders,
  workerPath,
  type Headers,
} from './assetHeaders.ts'

/** What the policies of a document depend on. */
export interface DocumentPolicy {
  /** The inline scripts' and the inline styles' text, exactly as in the document. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Origins the page may call besides its own. */
  readonly apiOrigins: readonly string[]
  /** Origins that it reports to, besides its own: they are sent something and give nothing. */
  readonly reportOrigins?: readonly string[]
  /** Bases of release files at other hosts. */
  readonly bases?: readonly string[]
  /** The page may have a service worker. */
  readonly worker?: boolean
  /** Seconds of HSTS, 0 for none: over plain http on loopback it would only do harm. */
  readonly hsts: number
}

/** HSTS of a production build, two years, unless it is told otherwise. */
export const usualHsts = 63_072_000

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
  // No source names one file of an unknown host; the page's script policy lets in the one worker there is.
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
      // Without a list of its own a worker would need the hash of a script.
      `script-src ${scripts} 'strict-dynamic'; ${workers}`,
    ],
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': ['geolocation=(self)', ...deniedFeatures.map((name) => `${name}=()`)].join(', '),
    'X-Frame-Options': 'DENY',
    // A proxy that changes an inline script has the policy refuse it (RFC 9111 §5.2.2.6).
    'Cache-Control': 'no-store, no-transform',
  }
}

const keepsPreloads = /\b(Chrome|Firefox)\/\d/
/** The value of `Integrity-Policy`, for browsers that `integrityAgents` fits. */
export const integrityHeaderValue = 'blocked-destinations=(script)'
const integrityPolicy: Headers = { 'Integrity-Policy': integrityHeaderValue }

/**
 * The header that refuses scripts without a hash. Not for WebKit (2.50, Safari 26), which then refuses preloads that
 * carry theirs. A host that cannot read the `User-Agent` leaves it out: nothing here loads without a hash anyway.
 */
export const integrityHeaders = (agent = ''): Headers => (keepsPreloads.test(agent) ? integrityPolicy : {})

/** How a document is found and sent: `file` in the site folder, for these hosts; none: for all others. */
interface SiteDocument {
  readonly file: string
  readonly hosts: readonly string[]
  readonly headers: Headers
  /** Documents for some paths, with the same headers. */
  readonly screens?: SiteScreens | undefined
}

/** Documents with the words of screens: `<folder>/<language><path>.html`, `/index.html` for the path `/`. */
export interface SiteScreens {
  readonly folder: string
  readonly paths: readonly string[]
}

/** Everything a host must know to serve a site folder; every form in which hosts take it is written from this. */
export interface SitePlan {
  /** The general one first. */
  readonly documents: readonly [SiteDocument, ...SiteDocument[]]
  readonly hsts: number
}

/** Headers for paths: `*` stands for any characters. `userAgent` is a pattern that the request's browser must fit. */
interface HeaderRule {
  readonly paths: readonly string[]
  /** Host names that the request must be for; left out: any. */
  readonly hosts?: readonly string[]
  readonly userAgent?: string
  readonly headers: Headers
}

/** `headers.json`: how a host serves a site folder. The first rule that fits a request counts. */
export interface SiteHeaders {
  /** Other methods are answered 405. */
  readonly methods: readonly string[]
  /** Answers every path that is no file; those in `notFound` answer 404 instead. */
  readonly fallback: string
  /** Documents that answer instead of `fallback` on these hosts. */
  readonly documents: readonly Pick<SiteDocument, 'hosts' | 'file' | 'screens'>[]
  readonly screens?: SiteScreens | undefined
  readonly notFound: readonly string[]
  /** Headers of every 404. */
  readonly missing: Headers
  /** Ending of a file → its content type; a file with another ending is not served. */
  readonly types: Readonly<Record<string, string>>
  readonly rules: readonly HeaderRule[]
}

/** Only GET and HEAD: nothing can be done with a file or a document but read it. */
export const methods = ['GET', 'HEAD'] as const

/** Headers of the answer 405. */
export const otherMethodHeaders = (hsts: number): Headers => ({
  ...missingHeaders(hsts),
  Allow: methods.join(', '),
})

/** The browsers that get `Integrity-Policy`, as a pattern of their `User-Agent`. */
export const integrityAgents = keepsPreloads.source

/** The headers of a whole site, as data. A list of values is one header line each. */
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
    documents: others.map(({ hosts, file, screens }) => ({ hosts, file, ...(screens && { screens }) })),
    ...(general.screens && { screens: general.screens }),
    notFound: [...folders, workerPath, noticesPath],
    missing: missingHeaders(hsts),
    types: contentTypes,
    rules: [
      { paths: [workerPath], headers: workerHeaders(hsts) },
      { paths: mutablePaths, headers: assetHeaders('/c/', hsts) },
      { paths: folders, headers: assetHeaders('/r/', hsts) },
      ...documentRules,
    ],
  }
}
