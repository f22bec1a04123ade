import type { Brand } from '@companion/shared/brand/brand'
import { directionOf } from '@companion/shared/texts/languages'
import { apiOrigins } from '@companion/shared/http/base'
import type { PageConfig, PageData } from '@companion/shell/boot/bootData'
import { brands as allBrands } from '@companion/shared/brand/brands'
import type { DocumentParts } from '../documentParts.ts'
import { languagesFile } from '../languageFiles.ts'
import type { ChannelDocument, FileIntegrity } from '@companion/release-protocol/channelDocument'
import { documentContract, shellName } from '@companion/release-protocol/shellRelease'
import { embeddedReleases } from './embeddedReleases.ts'
import type { Headers } from './assetHeaders.ts'
import { documentHeaders } from './headers.ts'
import { waitingMarkup } from './waitingMarkup.ts'

/** The HTML document that the host sends for every path of the application, and its headers. */
export interface Page {
  readonly html: string
  readonly headers: Headers
}

/** The prerendered screen of a document (`prerender/`). */
export interface DocumentScreen {
  /** `<path> <brand> <release> <language>`, with a leading `!` if the screen needs a session. */
  readonly name: string
  readonly lang: string
  /** The markup that React hydrates. */
  readonly html: string
  /** The screen's critical styles. */
  readonly sheet: string
  /** Files of the screen that the boot script doesn't preload. */
  readonly files?: readonly FileIntegrity[]
  /** Whether the screen formats numbers, dates or lists. */
  readonly formats?: boolean
}

/**
 * Returns the boot script, whose first line contains the page's data. So the script's CSP hash also covers
 * the data, which no signature covers. Injected markup could forge a separate data block.
 */
function bootScriptOf(
  { bootScript, frame, bridge, mirrors, texts, languages }: DocumentParts,
  embedded: string,
  config: PageConfig,
  { brands = allBrands }: PageOptions,
): string {
  const bases = basesOf(embedded, config)
  const { bases: _, ...rest } = config
  const data: PageData = {
    config: {
      ...rest,
      contract: documentContract,
      frame,
      bridge,
      words: {
        mf: shellName,
        texts: texts['en'] ? { en: ['texts-en-json.js', `sha384-${texts['en']}`] } : {},
        languages: [languagesFile, `sha384-${languages}`],
      },
      ...(bases.length && { mirrors }),
    },
    brands,
    releases: embeddedReleases(embedded),
  }
  // The page uses no firmware settings.
  const text = JSON.stringify(data, (key, value: unknown) => (key === 'firmware' ? undefined : value))
  // A `<` in the data could end the script. JSON allows this escape.
  return `companion.page=${text.replaceAll('<', '\\u003c')}\n;${bootScript}`
}

/**
 * Returns the script of documents in a language other than English, with the hashes of that language's files.
 * These hashes aren't in the boot script, so that all documents of a host have the same boot script.
 */
function languageScriptOf({ texts }: DocumentParts, embedded: string, lang: string): string {
  const { p } = JSON.parse(embedded) as { readonly p: string }
  const { releases } = JSON.parse(p) as Pick<ChannelDocument, 'releases'>
  const shellTexts = texts[lang]
  const hashes = [
    ...(shellTexts ? [[`${shellName}/texts-${lang}-json.js`, `sha384-${shellTexts}`]] : []),
    ...Object.values(releases).flatMap((release) => {
      const own = [release.texts[lang], release.titlesIn[lang]]
      return own.flatMap((file) => (file ? [[`${release.mf}/${file[0]}`, file[1]]] : []))
    }),
  ]
  return `companion.hashes=${JSON.stringify(Object.fromEntries(hashes))}`
}

const attributesOf = ({ name, lang, files = [], formats }: DocumentScreen): string =>
  ` lang="${lang}" dir="${directionOf(lang)}" data-screen="${name}"` +
  (files.length ? ` data-files="${files.flat().join(' ')}"` : '') +
  (formats ? ' data-intl' : '')

/**
 * Renders the HTML document. Its markup contains no external script, because the policy blocks every script
 * that the parser inserts from a URL.
 */
function renderDocument(
  parts: DocumentParts,
  bootScript: string,
  screen?: DocumentScreen,
  languageScript = '',
): string {
  const { engineScript, headScript, styles } = parts
  const waiting = waitingMarkup(parts.lost, screen)
  return `<!doctype html>
<html${screen ? attributesOf(screen) : ' lang="en"'}>
<head>
<meta charset="utf-8">
<script>${engineScript}</script>
<script>${headScript}</script>
<title>Companion</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<style>${styles}</style>${screen?.sheet ? `\n<style>${screen.sheet}</style>` : ''}
</head>
<body>
${languageScript && `<script>${languageScript}</script>\n`}<script>${bootScript}</script>${screen ? `\n<script>${parts.prerenderedScript}</script>` : ''}
${screen ? `${waiting}\n<div id="root" data-prerendered>${screen.html}</div>` : `<div id="root">${waiting}</div>`}
</body>
</html>
`
}

/** Returns the bases that the policy allows: those of the deployment, and those in the embedded document. */
const basesOf = (embedded: string, { bases = [] }: PageConfig): readonly string[] => {
  const { p = '{}' } = JSON.parse(embedded) as { p?: string }
  const { bases: named = [] } = JSON.parse(p) as { bases?: readonly string[] }
  return [...new Set([...bases, ...named])]
}

/** Returns the origin of an absolute URL in a list. The list is empty for the page's own origin. */
const originOf = (address = ''): readonly string[] =>
  /^https?:/.test(address) ? [new URL(address).origin] : []

const originsOf = (apiBase: string): readonly string[] => (apiBase.trim() ? originOf(apiBase) : apiOrigins)

/** Options that differ between deployments of one shell, or between the documents of one deployment. */
export interface PageOptions {
  /** The brands that the page can show. Unknown hosts show the first one. Default: all brands. */
  readonly brands?: readonly Brand[]
  /** Further origins that the page may call, besides its own and the API's. */
  readonly origins?: readonly string[]
  /** Duration of HSTS in seconds. Must be 0 on plain loopback HTTP. */
  readonly hsts?: number
  /** Critical styles of all documents of the same host, because one policy covers these documents. */
  readonly sheets?: readonly string[]
  /** The languages of these documents. */
  readonly languages?: readonly string[]
}

/**
 * Returns a function that renders a document with or without a screen, always with the same headers.
 * `embedded` is the signed channel document.
 */
export function pageRenderer(
  parts: DocumentParts,
  embedded: string,
  config: PageConfig,
  options: PageOptions = {},
): (screen?: DocumentScreen) => Page {
  const { origins = [], hsts = 0, sheets = [], languages = [] } = options
  const apiBases = [config.apiBase, ...Object.values(config.apiBases ?? {})]
  const bootScript = bootScriptOf(parts, embedded, config, options)
  const languageScripts = new Map(
    languages
      .filter((lang) => lang !== 'en')
      .map((lang) => [lang, languageScriptOf(parts, embedded, lang)] as const),
  )
  const headers = documentHeaders({
    scripts: [
      parts.engineScript,
      parts.headScript,
      bootScript,
      ...(sheets.length ? [parts.prerenderedScript] : []),
      ...languageScripts.values(),
    ],
    styles: [parts.styles, ...sheets],
    apiOrigins: [...new Set([...apiBases.flatMap(originsOf), ...origins])],
    reportOrigins: originOf(config.health?.endpoint),
    bases: basesOf(embedded, config),
    worker: config.worker ?? false,
    hsts,
  })
  return (screen) => ({
    html: renderDocument(parts, bootScript, screen, screen && languageScripts.get(screen.lang)),
    headers,
  })
}

/** Renders a document without a screen. */
export const renderPage = (
  parts: DocumentParts,
  embedded: string,
  config: PageConfig,
  options: PageOptions = {},
): Page => pageRenderer(parts, embedded, config, options)()
