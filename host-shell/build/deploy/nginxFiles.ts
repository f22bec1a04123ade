import { contentTypes } from '@companion/release-protocol/fileHeaders'
import { acceptsDelta } from './dictionaryDeltas.ts'
import { documentLanguages } from './documentLanguages.ts'
import { assetHeaders, missingHeaders, workerHeaders } from './assetHeaders.ts'
import {
  integrityAgents,
  integrityHeaderValue,
  methods,
  otherMethodHeaders,
  type SitePlan,
} from './headers.ts'
import { languageStart, pathPatterns, writtenAsFile, writtenDoubled } from './pathPatterns.ts'
import {
  addHeader,
  addHeaders,
  appLinksLocation,
  compression,
  fileLocation,
  plainType,
  scriptLocations,
  typeIs,
  valuesOf,
  withoutValidators,
} from './nginxLocations.ts'
import { block, quoted } from './nginxSyntax.ts'
import type { HostSettings } from './settings.ts'

/** Returns the nginx variable with one value of a document's header, which depends on the request's host. */
const variableOf = (name: string, at: number): string =>
  `$companion_${name.toLowerCase().replaceAll('-', '_')}_${at + 1}`

interface DocumentHeader {
  readonly name: string
  readonly at: number
  readonly value: string
  /** Hosts whose document has a different value, and that value. */
  readonly others: readonly (readonly [host: string, value: string])[]
}

/** Returns every header value of the general document, with the hosts whose values differ. */
const documentHeaderTable = ({ documents: [general, ...others] }: SitePlan): DocumentHeader[] =>
  Object.keys(general.headers).flatMap((name) =>
    valuesOf(general.headers, name).map((value, at) => ({
      name,
      at,
      value,
      others: others.flatMap(({ hosts, headers }) => {
        const own = valuesOf(headers, name)[at] ?? ''
        return own === value ? [] : hosts.map((host) => [host, own] as const)
      }),
    })),
  )

/**
 * Returns the file to include in the `http` block. Its maps look up values for each request, by host, browser
 * and spelling of the URL.
 */
export function nginxMaps(plan: SitePlan): string {
  const [general, ...others] = plan.documents
  const byHost = (variable: string, usual: string, rows: readonly (readonly [string, string])[]) =>
    block(`map $host ${variable}`, [
      `default ${quoted(usual)};`,
      ...rows.map(([host, value]) => `${host} ${quoted(value)};`),
    ])
  const lines = [
    '# Written by npm run build. Include this in the http block, nginx-server.conf in a server block.',
    ...byHost(
      '$companion_document',
      `/${general.file}`,
      others.flatMap(({ hosts, file }) => hosts.map((host) => [host, `/${file}`] as const)),
    ),
    '# The folder of the documents that bring the words of a screen, and the language in which the visitor reads.',
    ...byHost(
      '$companion_screens',
      `/${general.screens?.folder ?? 'none'}`,
      others.flatMap(({ hosts, screens }) =>
        hosts.map((host) => [host, `/${screens?.folder ?? 'none'}`] as const),
      ),
    ),
    '# The folder of the files that make links open in an app.',
    ...byHost(
      '$companion_app_links',
      '/none',
      others.flatMap(({ hosts, appLinks }) =>
        appLinks ? hosts.map((host) => [host, `/${appLinks}`] as const) : [],
      ),
    ),
    ...block('map $http_accept_language $companion_accepts', [
      'default en;',
      ...documentLanguages.map(([start, lang]) => `${quoted(`~*${languageStart(start)}`)} ${lang};`),
    ]),
    ...block('map $arg_lang $companion_language', [
      'default en;',
      '"" $companion_accepts;',
      ...documentLanguages.map(([start, lang]) => `${quoted(`~*${languageStart(start)}`)} ${lang};`),
    ]),
    ...documentHeaderTable(plan)
      .filter(({ others: differing }) => differing.length > 0)
      .flatMap(({ name, at, value, others: rows }) => byHost(variableOf(name, at), value, rows)),
    '# An empty value sends no header.',
    ...block('map $http_user_agent $companion_integrity', [
      'default "";',
      `${quoted(`~${integrityAgents}`)} ${quoted(integrityHeaderValue)};`,
    ]),
    '# A file has one address, a cache in front would keep a copy under each other spelling.',
    ...block('map $request_uri $companion_file', ['default 0;', `${quoted(`~${writtenAsFile}`)} 1;`]),
    ...block('map $request_uri $companion_moved', [
      'default "";',
      `${quoted(`~${writtenDoubled}`)} "$1/$2";`,
    ]),
    '# The difference that the browser takes from a script that it has; no file ends in .none.',
    ...block('map "$http_accept_encoding|$http_available_dictionary" $companion_difference', [
      'default ".none";',
      `${quoted(`~*${acceptsDelta}`)} ".from/$1.dcz";`,
    ]),
    '# Without the query: the address that an app opens carries tokens.',
    `log_format companion '$remote_addr [$time_iso8601] "$request_method $uri" $status $body_bytes_sent';`,
  ]
  return `${lines.join('\n')}\n`
}

function documentLocation(plan: SitePlan): string[] {
  const headers = documentHeaderTable(plan).filter(({ name }) => name !== 'Content-Type')
  return block('location /', [
    'if ($companion_moved) {',
    '  return 308 $companion_moved;',
    '}',
    ...typeIs(plan.documents[0].headers),
    ...withoutValidators,
    'try_files $companion_screens/$companion_language$uri.html $companion_screens/$companion_language${uri}index.html $companion_document =404;',
    addHeader('Vary', 'Accept-Encoding'),
    ...headers.map(({ name, at, value, others }) =>
      others.length ? `add_header ${name} ${variableOf(name, at)} always;` : addHeader(name, value),
    ),
    'add_header Integrity-Policy $companion_integrity always;',
  ])
}

/**
 * Returns the file to include in a `server` block. It configures all responses with their headers, but not
 * the `root`, which the block must contain.
 */
export function nginxServer(plan: SitePlan, { brotli }: HostSettings): string {
  const text = Object.values(contentTypes)
    .filter((type) => type.includes('charset'))
    .map(plainType)
  const lines = [
    '# Written by npm run build. Include this in a server block that says root, listen and the certificate.',
    'server_tokens off;',
    'absolute_redirect off;',
    'charset utf-8;',
    `charset_types ${[...new Set(text)].join(' ')};`,
    ...block(
      'types',
      Object.entries(contentTypes).map(([ending, type]) => `${plainType(type)} ${ending};`),
    ),
    ...compression(brotli),
    '# Of answers of nginx itself, such as 400: a location with headers of its own has none of these.',
    ...addHeaders(missingHeaders(plan.hsts)),
    'error_page 404 @companion_missing;',
    'error_page 405 @companion_methods;',
    `if ($request_method !~ "^(?:${methods.join('|')})$") {`,
    '  return 405;',
    '}',
    ...appLinksLocation(plan.hsts),
    ...fileLocation(pathPatterns.worker, workerHeaders(plan.hsts)),
    ...scriptLocations(plan.hsts),
    ...fileLocation(pathPatterns.mutable, assetHeaders('/c/', plan.hsts), {
      more: withoutValidators,
    }),
    ...fileLocation(pathPatterns.served, assetHeaders('/r/', plan.hsts)),
    '# Anything else below the folders, in whatever spelling, and what looks like a file: never a page.',
    ...block(`location ~* ${quoted(pathPatterns.files)}`, ['return 404;']),
    ...block(`location ~ ${quoted(pathPatterns.fileLike)}`, ['return 404;']),
    ...documentLocation(plan),
    '# No cache may keep a 404: what is missing now may be released in a minute.',
    ...block('location @companion_missing', [
      ...addHeaders(missingHeaders(plan.hsts)),
      ...typeIs(missingHeaders(0)),
      'return 404 "Not found";',
    ]),
    ...block('location @companion_methods', [
      ...addHeaders(otherMethodHeaders(plan.hsts)),
      ...typeIs(missingHeaders(0)),
      'return 405 "";',
    ]),
  ]
  return `${lines.join('\n')}\n`
}
