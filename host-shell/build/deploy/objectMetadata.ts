import { cacheControlOf, contentTypeOf, noticesPath } from '@companion/release-protocol/fileHeaders'
import { documentLanguages, noWords } from './documentLanguages.ts'
import { appLinksHeaders, appLinksPaths } from './appLinks.ts'
import {
  assetHeaders,
  missingHeaders,
  movedHeaders,
  workerHeaders,
  workerPath,
  type Headers,
} from './assetHeaders.ts'
import { methods, otherMethodHeaders, type SitePlan } from './headers.ts'
import { pathPatterns, writtenAsFile } from './pathPatterns.ts'

/** Metadata that a bucket stores with an object and sends as its headers. */
interface ObjectMetadata {
  readonly ContentType: string
  readonly CacheControl: string
}

interface ResponseHeadersPolicy {
  readonly name: string
  /**
   * Path pattern of the cache behaviour. CloudFront tries them in this order, and the last one is the
   * default.
   */
  readonly behaviour: string
  /** CloudFront sends each header once, so several policies are one value, separated by commas. */
  readonly headers: Readonly<Record<string, string>>
}

const joined = (headers: Headers, without: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      without.includes(name) ? [] : [[name, [value].flat().join(', ')]],
    ),
  )

const scriptHashes = (policy: string): readonly string[] =>
  /script-src [^;]*/.exec(policy)?.[0].match(/'sha256-[^']+'/g) ?? []

/**
 * Returns the first document's policies with the inline script hashes of all documents, because one response
 * headers policy serves the hosts of every brand.
 */
function policyOfAll([first, ...others]: SitePlan['documents']): string {
  const policies = ({ headers }: typeof first) => [headers['Content-Security-Policy'] ?? []].flat()
  return policies(first)
    .map((policy, at) => {
      const own = scriptHashes(policy)
      const more = others.flatMap((other) => scriptHashes(policies(other)[at] ?? ''))
      const all = [...new Set([...own, ...more])].join(' ')
      return policy.replace(own.join(' '), all)
    })
    .join(', ')
}

/** Headers that are stored with the object. CloudFront passes them on, so its policies don't contain them. */
const ofObject = ['Content-Type', 'Cache-Control']

/**
 * Returns `hosting/s3-cloudfront.json`: the metadata of each object in a bucket, and the settings of the
 * CloudFront distribution that serves the bucket.
 */
export function objectMetadata(plan: SitePlan, files: readonly string[]) {
  const [general] = plan.documents
  const { 'Cache-Control': ofDocuments, 'Content-Type': html } = joined(general.headers, [])
  const isDocument = (key: string) =>
    plan.documents.some(
      ({ file, screens }) =>
        key === file || (screens && key.startsWith(`${screens.folder}/`) && key.endsWith('.html')),
    )
  const objects = files.flatMap((key): (readonly [string, ObjectMetadata])[] => {
    if (isDocument(key)) return [[key, { ContentType: html ?? '', CacheControl: ofDocuments ?? '' }]]
    const ContentType = contentTypeOf(key)
    const worker = joined(workerHeaders(plan.hsts), [])
    if (`/${key}` === workerPath)
      return [[key, { ContentType: ContentType ?? '', CacheControl: worker['Cache-Control'] ?? '' }]]
    if (appLinksPaths.some((path) => key.endsWith(path))) {
      const { 'Cache-Control': CacheControl = '', 'Content-Type': type = '' } = joined(appLinksHeaders(0), [])
      return [[key, { ContentType: type, CacheControl }]]
    }
    return ContentType && (key.includes('/') || `/${key}` === noticesPath)
      ? [[key, { ContentType, CacheControl: cacheControlOf(`/${key}`) }]]
      : []
  })
  const policies: ResponseHeadersPolicy[] = [
    {
      name: 'companion-worker',
      behaviour: workerPath,
      headers: joined(workerHeaders(plan.hsts), ofObject),
    },
    {
      name: 'companion-files',
      behaviour: `/r/*, /shell/*, /c/*, /log/*, /trust/*, ${noticesPath}, ${appLinksPaths.join(', ')}`,
      headers: joined(assetHeaders('/r/', plan.hsts), ofObject),
    },
    {
      name: 'companion-documents',
      behaviour: 'default',
      headers: {
        ...joined(general.headers, ofObject),
        'Content-Security-Policy': policyOfAll(plan.documents),
      },
    },
  ]
  return {
    about:
      'Written by npm run build. CloudFront compresses by itself (compress: true); a missing object must answer 404, for which the distribution needs s3:ListBucket.',
    objects: Object.fromEntries(objects),
    distribution: {
      allowedMethods: methods,
      compress: true,
      responseHeadersPolicies: policies,
      // By default CloudFront caches a 404 for ten seconds. Browsers cache it for as long as the path's
      // policy allows.
      customErrorResponses: [{ errorCode: 404, errorCachingMinTTL: 0 }],
      viewerRequestFunction: 'cloudfront-function.js',
      missing: joined(missingHeaders(plan.hsts), []),
    },
  }
}

/**
 * Returns the CloudFront function for viewer requests. It answers 404, 405 and redirects itself, and replaces
 * every application path with its host's document. It's ECMAScript 5.1 with few additions, at most 10 kB.
 */
export function cloudFrontFunction(plan: SitePlan): string {
  const [general, ...others] = plan.documents
  const hosts = Object.fromEntries(
    others.flatMap(({ hosts: names, file }) => names.map((name) => [name, `/${file}`])),
  )
  const screens = Object.fromEntries([
    ['', general.screens?.folder],
    ...others.flatMap(({ hosts: names, screens: own }) => names.map((name) => [name, own?.folder])),
  ]) as Record<string, string | undefined>
  const folders = Object.fromEntries(
    others.flatMap(({ hosts: names, appLinks }) =>
      appLinks ? names.map((name) => [name, `/${appLinks}`]) : [],
    ),
  )
  const written = (all: Headers) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(joined(all, [])).map(([name, value]) => [name.toLowerCase(), { value }]),
      ),
    )
  return `// Written by npm run build: the viewer-request function of the distribution.
var documents = ${JSON.stringify(hosts)};
var screens = ${JSON.stringify(screens)};
var appLinks = ${JSON.stringify(folders)};
var paths = ${JSON.stringify(general.screens?.paths ?? [])};
var languages = ${JSON.stringify(documentLanguages.map(([start, lang]) => [start.toLowerCase(), lang]))};
function languageOf(request) {
  var asked = request.querystring.lang && request.querystring.lang.value;
  var accepted = request.headers['accept-language'];
  var wanted = (asked || (accepted ? accepted.value : '')).toLowerCase();
  for (var i = 0; i < languages.length; i++) if (new RegExp('^' + languages[i][0] + '(?:[-_,;]|$)').test(wanted)) return languages[i][1];
  return 'en';
}
var missing = { statusCode: 404, statusDescription: 'Not Found', headers: ${written(missingHeaders(plan.hsts))} };
function queryOf(query) {
  var parts = [];
  Object.keys(query).forEach(function (name) {
    (query[name].multiValue || [query[name]]).forEach(function (one) { parts.push(one.value ? name + '=' + one.value : name); });
  });
  return parts.length ? '?' + parts.join('&') : '';
}
function handler(event) {
  var request = event.request;
  if (${JSON.stringify(methods)}.indexOf(request.method) < 0)
    return { statusCode: 405, statusDescription: 'Method Not Allowed', headers: ${written(otherMethodHeaders(plan.hsts))} };
  var host = request.headers.host ? request.headers.host.value.toLowerCase() : '';
  if (new RegExp(${JSON.stringify(pathPatterns.appLinks)}).test(request.uri)) {
    if (!appLinks.hasOwnProperty(host)) return missing;
    request.uri = appLinks[host] + request.uri;
    return request;
  }
  if (new RegExp(${JSON.stringify(writtenAsFile)}).test(request.uri)) {
    return new RegExp(${JSON.stringify(`${pathPatterns.served}|${pathPatterns.worker}|${pathPatterns.mutable}`)}).test(request.uri) ? request : missing;
  }
  var path;
  try { path = decodeURIComponent(request.uri).replace(/\\\\/g, '/').replace(/\\/{2,}/g, '/'); } catch (e) { return missing; }
  if (new RegExp(${JSON.stringify(pathPatterns.files)}, 'i').test(path) || new RegExp(${JSON.stringify(pathPatterns.fileLike)}).test(path)) return missing;
  if (/[\\/\\\\]{2}|\\\\/.test(request.uri)) {
    var moved = ${written(movedHeaders(plan.hsts))};
    moved.location = { value: request.uri.replace(/[\\/\\\\]+/g, '/') + queryOf(request.querystring || {}) };
    return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: moved };
  }
  var known = documents.hasOwnProperty(host);
  request.uri = known ? documents[host] : '/${general.file}';
  var folder = screens[known ? host : ''];
  var lang = folder && paths.indexOf(path) >= 0 ? languageOf(request) : '${noWords}';
  if (lang !== '${noWords}') request.uri = '/' + folder + '/' + lang + (path === '/' ? '/index' : path) + '.html';
  return request;
}
`
}
