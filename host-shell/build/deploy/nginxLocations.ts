import { contentTypes } from '@companion/release-protocol/fileHeaders'
import { assetHeaders, type Headers } from './assetHeaders.ts'
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
export const fileLocation = (pattern: string, headers: Headers, more: readonly string[] = []): string[] =>
  block(`location ~ ${quoted(pattern)}`, [
    'if ($companion_file = 0) {',
    '  return 404;',
    '}',
    ...more,
    'try_files $uri =404;',
    addHeader('Vary', 'Accept-Encoding'),
    ...addHeaders(headers),
  ])

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
