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

/** The document that every application path returns, and its headers. */
export interface Page {
  readonly html: string
  readonly headers: Headers
}

/** The prerendered screen of a document (`prerender/`). */
export interface DocumentScreen {
  /** `<path> <brand> <release> <language>`, prefixed with `!` if it needs a session. */
  readonly name: string
  readonly lang: string
  /** The markup that React hydrates. */
  readonly html: string
  /** Its critical styles. */
  readonly sheet: string
  /** Files of the screen that the boot script doesn't preload. */
  readonly files?: readonly FileIntegrity[]
  /** Whether it formats numbers, dates or lists. */
  readonly formats?: boolean
}

/**
 * The boot script with the page's data in its first line, so that the CSP hash covers data that no signature
 * covers. A separate data block could be forged by injected markup.
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
  // `<` could end the script; JSON allows the escape.
  return `companion.page=${JSON.stringify(data).replaceAll('<', '\\u003c')}\n;${bootScript}`
}

/**
 * The script of documents in a language other than English: the hashes of that language's files. They are not
 * in the boot script, which is the same in all documents of a host.
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

/** No external script in the markup: the policy blocks every parser-inserted one. */
function renderDocument(
  parts: DocumentParts,
  bootScript: string,
  screen?: DocumentScreen,
  languageScript = '',
): string {
  const { engineScript, headScript, styles } = parts
  const waiting = waitingMarkup(parts.lost, screen?.lang)
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

/** The bases that the policy allows: the deployment's, and those already in the embedded document. */
const basesOf = (embedded: string, { bases = [] }: PageConfig): readonly string[] => {
  const { p = '{}' } = JSON.parse(embedded) as { p?: string }
  const { bases: named = [] } = JSON.parse(p) as { bases?: readonly string[] }
  return [...new Set([...bases, ...named])]
}

/** The origin of an absolute URL in a list; empty for the page's own origin. */
const originOf = (address = ''): readonly string[] =>
  /^https?:/.test(address) ? [new URL(address).origin] : []

const originsOf = (apiBase: string): readonly string[] => (apiBase.trim() ? originOf(apiBase) : apiOrigins)

/** Options that differ between deployments of one shell, or between the documents of one deployment. */
export interface PageOptions {
  /** The brands it can show, the default brand for unknown hosts first. Default: all. */
  readonly brands?: readonly Brand[]
  /** Further origins that the page may call, besides its own and the API's. */
  readonly origins?: readonly string[]
  /** Seconds of HSTS; must be 0 on plain loopback HTTP. */
  readonly hsts?: number
  /** Critical styles of all documents of the same host: one policy covers them. */
  readonly sheets?: readonly string[]
  /** The languages of these documents. */
  readonly languages?: readonly string[]
}

/**
 * Prepares a document: returns a function that renders it without or with a screen, always with the same
 * headers. `embedded` is the signed release document.
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

/** The document without a screen, and its headers. */
export const renderPage = (
  parts: DocumentParts,
  embedded: string,
  config: PageConfig,
  options: PageOptions = {},
): Page => pageRenderer(parts, embedded, config, options)()
