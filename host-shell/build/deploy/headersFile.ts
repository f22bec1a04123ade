import { documentLanguages, noWords } from './documentLanguages.ts'
import { fileFolders, noticesPath } from '@companion/release-protocol/fileHeaders'
import { appLinksPaths } from './appLinks.ts'
import { assetHeaders, workerHeaders, workerPath, type Headers } from './assetHeaders.ts'
import { type SitePlan, type SiteScreens } from './headers.ts'
import { fileOfPath } from './pathPatterns.ts'

/**
 * Limits of Cloudflare Pages. Netlify's limits are higher.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const headersFileLimits = { rules: 100, lineLength: 2000 } as const

/**
 * Returns the line for one header. A value can contain several policies, separated by commas (Content
 * Security Policy §2.2.2).
 */
const lineOf = (headers: Headers, name: string): string =>
  `  ${name}: ${[headers[name] ?? []].flat().join(', ')}`

/**
 * Returns the names of the headers that documents need and that don't harm files. Both hosts apply all
 * matching rules to a path, so a header must not be in two rules for the same path. `Cache-Control` and
 * `Cross-Origin-Resource-Policy` are in the rules for files. Documents get the host's default, `max-age=0,
 * must-revalidate`. `Content-Type` always comes from the host.
 */
const ofDocuments = (headers: Headers): string[] =>
  Object.keys(headers).filter(
    (name) => !['Cache-Control', 'Content-Type', 'Cross-Origin-Resource-Policy'].includes(name),
  )

const ofFiles = [
  'Access-Control-Allow-Origin',
  'Timing-Allow-Origin',
  'Cross-Origin-Resource-Policy',
  'Cache-Control',
]

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. Both also send a path's headers with its 404. So only
 * the files in folders of complete releases are cached for long: in other folders a 404 would stay on a
 * device for a year.
 * @param lasting folders whose files never change, relative to the site, most important first:
 * `r/weather/1.2.0-ab`.
 * @throws if a line exceeds the hosts' limit.
 */
export function headersFile({ documents: [general], hsts }: SitePlan, lasting: readonly string[]): string {
  const folders = fileFolders.map((folder) => [
    `/${folder}/*`,
    ...ofFiles
      .filter((name) => name !== 'Cache-Control' || folder === 'c')
      .map((name) => lineOf(assetHeaders(`/${folder}/`, hsts), name)),
  ])
  const everywhere = ['/*', ...ofDocuments(general.headers).map((name) => lineOf(general.headers, name))]
  const worker = [workerPath, lineOf(workerHeaders(hsts), 'Cache-Control')]
  const notices = [noticesPath, ...ofFiles.map((name) => lineOf(assetHeaders(noticesPath, hsts), name))]
  const left = headersFileLimits.rules - folders.length - 3
  const kept = lasting
    .slice(0, left)
    .map((folder) => [`/${folder}/*`, lineOf(assetHeaders('/r/', hsts), 'Cache-Control')])
  const rules = [everywhere, worker, notices, ...folders, ...kept]
  const long = rules.flat().find((line) => line.length > headersFileLimits.lineLength)
  if (long)
    throw new Error(
      `_headers: a line of ${long.length} characters, where ${headersFileLimits.lineLength} are taken: ${long.slice(0, 60)}…`,
    )
  return `# Written by npm run build, for Netlify and Cloudflare Pages.\n${rules.flat().join('\n')}\n`
}

/** 404 pages for missing files in these folders. Cloudflare Pages sends the nearest `404.html`. */
export const missingPages = fileFolders
  .filter((folder) => folder !== 'c')
  .map((folder) => `${folder}/404.html`)

/**
 * Returns the lines for documents with prerendered screens: first by the URL's language, then by the
 * browser's language, then in English. Netlify uses the first match, except for `/`, where the file
 * `index.html` has priority. Cloudflare Pages ignores lines with a condition.
 */
const screenLines = ({ folder, paths }: SiteScreens, general: string): string[] =>
  paths.flatMap((path) => {
    const fileIn = (lang: string) =>
      lang === noWords ? `/${general}` : `/${folder}/${lang}${fileOfPath(path)}`
    return [
      ...documentLanguages.map(([start, lang]) => `${path} lang=${start}  ${fileIn(lang)}  200`),
      `${path} lang=:lang  ${fileIn('en')}  200`,
      ...documentLanguages.map(([start, lang]) => `${path}  ${fileIn(lang)}  200  Language=${start}`),
      `${path}  ${fileIn('en')}  200`,
    ]
  })

/**
 * Returns `_redirects` for Netlify. A missing file in a folder of files gets a 404, and any other path gets
 * the document. Cloudflare Pages does the same by default, and ignores the lines with 404 and the last line.
 */
export const redirectsFile = ({ documents: [general] }: SitePlan): string =>
  `${[
    '# Written by npm run build, for Netlify.',
    ...fileFolders.map((folder) => `/${folder}/*  /r/404.html  404`),
    // The file depends on the host, which this table can't test.
    ...appLinksPaths.map((path) => `${path}  /r/404.html  404`),
    ...(general.screens ? screenLines(general.screens, general.file) : []),
    `/*  /${general.file}  200`,
  ].join('\n')}\n`
