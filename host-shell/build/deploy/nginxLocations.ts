import { contentTypes } from '@companion/release-protocol/fileHeaders'
import { appLinksHeaders } from './appLinks.ts'
import { assetHeaders, type Headers } from './assetHeaders.ts'
import { worthCompressing } from './compressFiles.ts'
import { asDictionary, varyOfScripts } from './dictionaryDeltas.ts'
import { block, quoted } from './nginxSyntax.ts'
import { pathPatterns } from './pathPatterns.ts'

/** Returns all values of one header. */
export const valuesOf = (headers: Headers, name: string): readonly string[] => [headers[name] ?? []].flat()

/** Returns the directive that adds a header. `always` also adds it to errors and 304 responses. */
export const addHeader = (name: string, value: string): string =>
  `add_header ${name} ${quoted(value)} always;`

/** Returns the directives that add all headers except the content type, which nginx sets elsewhere. */
export const addHeaders = (headers: Headers): string[] =>
  Object.keys(headers)
    .filter((name) => name !== 'Content-Type')
    .flatMap((name) => valuesOf(headers, name).map((value) => addHeader(name, value)))

/** Returns the directives that set one content type for every file extension. */
export const typeIs = (headers: Headers): string[] => [
  'types { }',
  'charset off;',
  `default_type ${quoted(valuesOf(headers, 'Content-Type').join())};`,
]

/**
 * Disables 304 responses. nginx derives validators from a file's time and length, which two versions can
 * share (RFC 9110 §8.8.1), so a browser could get a 304 for an old version.
 */
export const withoutValidators = [
  'etag off;',
  'if_modified_since off;',
  'add_header Last-Modified "";',
] as const

/**
 * Serves an existing file under its canonical URL. Other spellings of the URL and missing files get a 404.
 */
export const fileLocation = (
  pattern: string,
  headers: Headers,
  { more = [], file = '$uri' }: { readonly more?: readonly string[]; readonly file?: string } = {},
): string[] =>
  block(`location ~ ${quoted(pattern)}`, [
    'if ($companion_file = 0) {',
    '  return 404;',
    '}',
    ...more,
    `try_files ${file} =404;`,
    addHeader('Vary', 'Accept-Encoding'),
    ...addHeaders(headers),
  ])

/** Serves the files that make links open in an app, from the folder of the host's brand. */
export const appLinksLocation = (hsts: number): string[] =>
  fileLocation(pathPatterns.appLinks, appLinksHeaders(hsts), {
    more: [...typeIs(appLinksHeaders(hsts)), ...withoutValidators],
    file: '$companion_app_links$uri',
  })

/** Serves scripts, either whole or as a delta against a version that the browser has stored. */
export function scriptLocations(hsts: number): string[] {
  const headers = [
    addHeader('Vary', varyOfScripts),
    'add_header Use-As-Dictionary $companion_as_dictionary always;',
    ...addHeaders(assetHeaders('/r/', hsts)),
  ]
  return [
    ...block(`location ~ ${quoted('\\.dcz$')}`, [
      'internal;',
      'types { }',
      'charset off;',
      `default_type ${quoted(contentTypes['js'] ?? '')};`,
      'gzip off;',
      'add_header Content-Encoding dcz always;',
      ...headers,
    ]),
    ...block(`location ~ ${quoted(pathPatterns.script)}`, [
      '# First: what comes below looks up patterns of its own, which would take these numbers.',
      'set $companion_builds $1;',
      'set $companion_script $2;',
      `set $companion_as_dictionary '${asDictionary('$companion_builds', '$companion_script')}';`,
      'if ($companion_file = 0) {',
      '  return 404;',
      '}',
      'if (-f $document_root$uri$companion_difference) {',
      '  rewrite ^ $uri$companion_difference last;',
      '}',
      'try_files $uri =404;',
      ...headers,
    ]),
  ]
}

/** Returns a content type without its parameters. */
export const plainType = (type: string): string => type.replace(/;.*/, '')

/** Returns the directives that compress responses. */
export function compression(brotli: boolean): string[] {
  const types = [...new Set(Object.values(contentTypes).map(plainType))].filter((type) =>
    /^(text|appl)|svg/.test(type),
  )
  return [
    '# Compressed files lie beside the originals; what changes is compressed as it is sent. Also behind a CDN.',
    'gzip_static on;',
    ...(brotli ? ['brotli_static on;'] : []),
    'gzip on;',
    'gzip_proxied any;',
    'gzip_vary off;',
    `gzip_min_length ${worthCompressing};`,
    `gzip_types ${types.join(' ')};`,
  ]
}
