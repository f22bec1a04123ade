import { documentLanguages, noWords } from './documentLanguages.ts'
import { fileFolders, noticesPath } from '@companion/release-protocol/fileHeaders'
import { assetHeaders, workerHeaders, workerPath, type Headers } from './assetHeaders.ts'
import { type SitePlan, type SiteScreens } from './headers.ts'
import { fileOfPath } from './pathPatterns.ts'

/** Limits of Cloudflare Pages; Netlify's are wider. https://developers.cloudflare.com/pages/configuration/headers/ */
export const headersFileLimits = { rules: 100, lineLength: 2000 } as const

/** One value may hold several policies, separated by commas (Content Security Policy §2.2.2). */
const lineOf = (headers: Headers, name: string): string =>
  `  ${name}: ${[headers[name] ?? []].flat().join(', ')}`

/**
 * Headers that a document needs and that do no harm on a file. Both hosts send a path the headers of all rules that fit
 * it, so no name may stand in two of them: `Cache-Control` and `Cross-Origin-Resource-Policy` are the files' alone, and a
 * document gets the host's own `max-age=0, must-revalidate`. `Content-Type` is the host's everywhere.
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
 * `_headers` for Netlify and Cloudflare Pages. Both send a 404 the headers of its path, so only the folders of releases
 * that are complete are kept for long: a 404 below another one would stay on a device for a year.
 * @param lasting folders whose files never change, relative to the site, the most important first: `r/weather/1.2.0-ab`.
 * @throws when a line is longer than the hosts take.
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

/** Answers of these folders when a file is missing: Cloudflare Pages looks for the nearest `404.html`. */
export const missingPages = fileFolders
  .filter((folder) => folder !== 'c')
  .map((folder) => `${folder}/404.html`)

/**
 * Lines for the documents that bring a screen's words: by the address's language, by the browser's, in English. Netlify
 * takes the first that fits, but for `/`, where the file `index.html` answers; Cloudflare Pages leaves out those with a
 * condition.
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
 * `_redirects` for Netlify; Cloudflare Pages has the same by itself (it ignores lines with 404, and the last one). What
 * is missing below a folder answers 404, any other path the document.
 */
export const redirectsFile = ({ documents: [general] }: SitePlan): string =>
  `${[
    '# Written by npm run build, for Netlify.',
    ...fileFolders.map((folder) => `/${folder}/*  /r/404.html  404`),
    ...(general.screens ? screenLines(general.screens, general.file) : []),
    `/*  /${general.file}  200`,
  ].join('\n')}\n`
