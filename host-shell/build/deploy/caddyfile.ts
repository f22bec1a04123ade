import { isDeepStrictEqual } from 'node:util'
import { contentTypes } from '@companion/release-protocol/fileHeaders'
import { worthCompressing } from './compressFiles.ts'
import { acceptsDelta, asDictionary, varyOfScripts } from './dictionaryDeltas.ts'
import { documentLanguages } from './documentLanguages.ts'
import { appLinksHeaders } from './appLinks.ts'
import { assetHeaders, missingHeaders, movedHeaders, workerHeaders, type Headers } from './assetHeaders.ts'
import {
  integrityAgents,
  integrityHeaderValue,
  methods,
  otherMethodHeaders,
  type SitePlan,
} from './headers.ts'
import { pathPatterns, writtenAsFile, writtenDoubled } from './pathPatterns.ts'
import { block, headerBlock, pattern, quoted } from './caddySyntax.ts'
import type { HostSettings } from './settings.ts'

const written = `vars_regexp written {http.request.orig_uri} ${pattern(writtenAsFile)}`

/** Sets `Vary` after the file server (`defer`), which adds its own `Vary` line for a precompressed file. */
const vary = (by = 'Accept-Encoding') => block('header', [`Vary ${quoted(by)}`, 'defer'])

/**
 * Disables 304 responses. Caddy derives validators from a file's time and length, which two versions can
 * share, so a browser could get a 304 for an old version.
 */
const withoutValidators = [
  'request_header -If-None-Match',
  'request_header -If-Modified-Since',
  ...block('header', ['-Etag', '-Last-Modified', 'defer']),
]

interface Served {
  readonly headers: Headers
  readonly vary?: string
  /** Directives that come before those that send the file. */
  readonly before?: readonly string[]
  /** Whether the file's extension decides its content type. True by default. */
  readonly typed?: boolean
}

const served = (
  name: string,
  path: string,
  { headers, vary: by, before = [], typed = true }: Served,
): string[] => [
  ...block(`@${name}`, [written, `path_regexp ${name} ${pattern(path)}`]),
  ...block(`handle @${name}`, [
    ...headerBlock(headers),
    ...vary(by),
    ...before,
    ...Object.entries(typed ? contentTypes : {}).flatMap(([ending, type]) => [
      `@${name}-${ending} path *.${ending}`,
      `header @${name}-${ending} Content-Type ${quoted(type)}`,
    ]),
    ...block('encode gzip', [`minimum_length ${worthCompressing}`]),
    ...block('file_server', ['precompressed br gzip']),
  ]),
]

/** Serves scripts, either whole or as a delta against a version that the browser has stored. */
const scripts = (headers: Headers): string[] =>
  served('script', pathPatterns.script, {
    headers: {
      ...headers,
      'Use-As-Dictionary': asDictionary('{re.script.1}', '{re.script.2}'),
    },
    vary: varyOfScripts,
    before: [
      '@difference file {path}{companion_difference}',
      ...block('handle @difference', [
        'rewrite {path}{companion_difference}',
        `header Content-Type ${quoted(contentTypes['js'] ?? '')}`,
        'header Content-Encoding dcz',
        'file_server',
      ]),
    ],
  })

/**
 * Sets the file suffix of the delta against the browser's version. The default is `.none`, because no file
 * has that suffix.
 */
const differenceMap = block(
  'map "{http.request.header.Accept-Encoding}|{http.request.header.Available-Dictionary}" {companion_difference}',
  [`${pattern(`~(?i)${acceptsDelta}`)} ".from/${'$'}{1}.dcz"`, 'default ".none"'],
)

function documents({ documents: [general, ...others] }: SitePlan): string[] {
  const named = others.map((document, at) => ({ ...document, matcher: `@document${at + 1}` }))
  const alike = others.every(({ headers }) => isDeepStrictEqual(headers, general.headers))
  return block('handle', [
    `@others not host ${others.flatMap(({ hosts }) => hosts).join(' ') || 'none.invalid'}`,
    ...named.map(({ hosts, matcher }) => `${matcher} host ${hosts.join(' ')}`),
    ...(alike
      ? headerBlock(general.headers)
      : [{ ...general, matcher: '@others' }, ...named].flatMap(({ headers, matcher }) =>
          headerBlock(headers, matcher),
        )),
    ...vary(),
    ...withoutValidators,
    ...[...named, { ...general, matcher: '@others' }].flatMap(({ file, matcher, screens }) => [
      ...(screens
        ? block(`handle ${matcher}`, [
            `try_files /${screens.folder}/{companion_language}{path}.html /${screens.folder}/{companion_language}{path}index.html /${file}`,
          ])
        : [`rewrite ${matcher} /${file}`]),
    ]),
    `@integrity header_regexp User-Agent ${pattern(integrityAgents)}`,
    `header @integrity Integrity-Policy ${quoted(integrityHeaderValue)}`,
    ...block('file_server', ['precompressed br gzip']),
  ])
}

/** Sets the visitor's language: the query parameter `lang` or, without it, the browser's language. */
const languageMaps = block(
  'map "{http.request.uri.query.lang}|{http.request.header.Accept-Language}" {companion_language}',
  [
    // The text starts with a bar if the URL has no `lang`.
    ...documentLanguages.map(([start, lang]) => `${pattern(`~(?i)^\\|?${start}(?:[-_,;|]|$)`)} ${lang}`),
    'default en',
  ],
)

/** Sets the folder of the host's files that make links open in an app. */
const appLinksMap = ({ documents: all }: SitePlan): string[] =>
  block('map {host} {companion_app_links}', [
    ...all.flatMap(({ hosts, appLinks }) => (appLinks ? hosts.map((host) => `${host} /${appLinks}`) : [])),
    'default /none',
  ])

/**
 * Returns a Caddyfile. Its working directory is the site folder: `cd <site> && caddy run --config
 * hosting/Caddyfile`.
 */
export function caddyfile(plan: SitePlan, { listen, certificate }: HostSettings): string {
  const [port = '', address] = listen.split(/:(?!.*:)/).toReversed()
  const site = certificate ? `https://:${port}` : `http://:${port}`
  const lines = [
    '# Written by npm run build. Start it in the site folder: caddy run --config hosting/Caddyfile',
    ...block('', ['admin off', 'auto_https off']).map((line) => line.trim() && line.replace(/^ /, '')),
    ...block(site, [
      ...(address ? [`bind ${address.replace(/[[\]]/g, '')}`] : []),
      ...(certificate ? [`tls ${quoted(certificate.file)} ${quoted(certificate.key)}`] : []),
      'root * .',
      'header -Server',
      ...languageMaps,
      ...differenceMap,
      ...appLinksMap(plan),
      ...block('route', [
        `@otherMethod not method ${methods.join(' ')}`,
        ...block('handle @otherMethod', [...headerBlock(otherMethodHeaders(plan.hsts)), 'respond 405']),
        ...served('worker', pathPatterns.worker, { headers: workerHeaders(plan.hsts) }),
        ...served('appLinks', pathPatterns.appLinks, {
          headers: appLinksHeaders(plan.hsts),
          before: ['rewrite {companion_app_links}{path}', ...withoutValidators],
          typed: false,
        }),
        ...served('mutable', pathPatterns.mutable, {
          headers: assetHeaders('/c/', plan.hsts),
          before: withoutValidators,
        }),
        ...scripts(assetHeaders('/r/', plan.hsts)),
        ...served('served', pathPatterns.served, { headers: assetHeaders('/r/', plan.hsts) }),
        `@folder path_regexp folder ${pattern(`(?i)${pathPatterns.files}`)}`,
        ...block('handle @folder', ['error 404']),
        `@fileLike path_regexp fileLike ${pattern(pathPatterns.fileLike)}`,
        ...block('handle @fileLike', ['error 404']),
        `@moved vars_regexp moved {http.request.orig_uri} ${pattern(writtenDoubled)}`,
        ...block('handle @moved', [
          ...headerBlock(movedHeaders(plan.hsts)),
          'redir {http.regexp.moved.1}/{http.regexp.moved.2} 308',
        ]),
        ...documents(plan),
      ]),
      ...block('handle_errors', [
        'header -Server',
        ...headerBlock(missingHeaders(plan.hsts)),
        'respond "Not found" {http.error.status_code}',
      ]),
    ]),
  ]
  return `${lines.join('\n')}\n`
}
