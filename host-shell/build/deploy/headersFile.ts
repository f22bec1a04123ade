import { documentLanguages, noWords } from './documentLanguages.ts'
import { fileFolders, noticesPath } from '@companion/release-protocol/fileHeaders'
import { assetHeaders, workerHeaders, workerPath, type Headers } from './assetHeaders.ts'
import { type SitePlan, type SiteScreens } from './headers.ts'
import { fileOfPath } from './pathPatterns.ts'

/**
 * Limits of Cloudflare Pages; Netlify's are higher.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const headersFileLimits = { rules: 100, lineLength: 2000 } as const

/** One value may hold several policies, separated by commas (Content Security Policy §2.2.2). */
const lineOf = (headers: Headers, name: string): string =>
  `  ${name}: ${[headers[name] ?? []].flat().join(', ')}`

/**
 * Headers that documents need and files tolerate. Both hosts apply all matching rules to a path, so no name
 * may occur in two of them. `Cache-Control` and `Cross-Origin-Resource-Policy` belong to files; documents get
 * the host's own `max-age=0, must-revalidate`. `Content-Type` always comes from the host.
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
 * `_headers` for Netlify and Cloudflare Pages. Both send a 404 with the headers of its path, so only folders
 * of complete releases get long caching: elsewhere a 404 would stay on a device for a year.
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

/** Pages for missing files in these folders: Cloudflare Pages uses the nearest `404.html`. */
export const missingPages = fileFolders
  .filter((folder) => folder !== 'c')
  .map((folder) => `${folder}/404.html`)

/**
 * Lines for documents with prerendered screens: by the URL's language, by the browser's, then English.
 * Netlify uses the first match, except for `/`, where the file `index.html` wins. Cloudflare Pages ignores
 * lines with a condition.
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
 * `_redirects` for Netlify. Cloudflare Pages behaves the same by default (it ignores lines with 404, and the
 * last one). A missing file below a folder gives a 404, any other path the document.
 */
export const redirectsFile = ({ documents: [general] }: SitePlan): string =>
  `${[
    '# Written by npm run build, for Netlify.',
    ...fileFolders.map((folder) => `/${folder}/*  /r/404.html  404`),
    ...(general.screens ? screenLines(general.screens, general.file) : []),
    `/*  /${general.file}  200`,
  ].join('\n')}\n`
