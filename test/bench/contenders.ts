import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { assetHeaders } from '../../host-shell/build/deploy/assetHeaders.ts'
import { methods, type SiteHeaders } from '../../host-shell/build/deploy/headers.ts'
import { buildProduction } from '../../host-shell/build/deploy/production.ts'
import { readBuildSettings } from '../../host-shell/build/deploy/settings.ts'
import { writeWhole } from '../../host-shell/build/writeWhole.ts'
import { compressFile, compressFolders } from '../../host-shell/build/deploy/compressFiles.ts'
import { contentTypes } from '../../shared/release-protocol/fileHeaders.ts'
import { remoteNames } from '../../host-shell/build/remotes.ts'
import { compileBundle, compileFederation, type ChunkFiles } from './compileContenders.ts'

/** One way to build the application, which is compared with the others. */
export interface Contender {
  readonly title: string
  /** Short label for charts. */
  readonly short: string
  /** Writes a site folder with its `headers.json`. */
  readonly build: (site: string) => Promise<void>
  /** True to enable the page's service worker, which pages skip in an automated browser. */
  readonly worker?: boolean
}

const immutable = assetHeaders('/r/', 0)
const revalidated = { ...immutable, 'Cache-Control': 'no-cache' }

/**
 * Returns the headers of a plain site. Files with a content hash are immutable. The federation's entries are
 * revalidated, because their names have no hash.
 */
const plainHeaders = (folders: readonly string[]): SiteHeaders => ({
  methods,
  fallback: 'index.html',
  documents: [],
  notFound: folders.map((folder) => `/${folder}/*`),
  missing: { 'Cache-Control': 'no-store' },
  types: contentTypes,
  rules: [
    { paths: ['/*/mf-manifest.json', '/*/remoteEntry.js'], headers: revalidated },
    { paths: folders.map((folder) => `/${folder}/*`), headers: immutable },
    {
      paths: ['/*'],
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
      },
    },
  ],
})

const plainDocument = (files: readonly string[], script = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Companion</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
${script && `<script>${script}</script>`}
${files.map((file) => (file.endsWith('.css') ? `<link rel="stylesheet" href="${file}">` : `<script defer src="${file}"></script>`)).join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`

async function writeSite(site: string, folders: readonly string[], html: string): Promise<void> {
  await writeWhole(join(site, 'index.html'), html)
  await compressFile(join(site, 'index.html'))
  await compressFolders(site, folders)
  await writeWhole(join(site, 'headers.json'), JSON.stringify(plainHeaders(folders)))
}

/** Path → chunks of the path's route in English, and the route's first API calls. */
const hints: Readonly<
  Record<string, { readonly chunks: readonly string[]; readonly calls: readonly string[] }>
> = {
  '/weather': {
    chunks: ['page-weather', 'weather-pictures', 'weather-texts-en-json'],
    calls: ['weather/ip?lang=en'],
  },
  '/': { chunks: ['page-account', 'account-texts-en-json'], calls: ['users/current'] },
  '/pay': {
    chunks: ['page-pay', 'pay-list', 'pay-texts-en-json'],
    calls: [
      'plans?app=Metawatch&lang=en',
      'subscriptions/current',
      'usages/summary',
      'payments/config?channel=browser',
    ],
  },
  '/help': { chunks: ['page-guidance', 'guidance-texts-en-json', 'guidance-pages-en-json'], calls: [] },
  '/registration': { chunks: ['page-account', 'account-forms', 'account-texts-en-json'], calls: [] },
}

/**
 * Returns the files of a chunk. Throws if the chunk was renamed: without its preload, the hinted bundle would
 * be slower and Companion would look better than it is.
 */
function filesOf(files: ChunkFiles, chunk: string): readonly string[] {
  const found = files[chunk]
  if (!found) throw new Error(`there is no chunk ${chunk}: change what the bench asks for`)
  return found
}

/**
 * Returns the inline script of the hinted bundle. It preloads the route's files and starts the route's first
 * calls.
 */
function hintScript(files: ChunkFiles): string {
  const routes = Object.fromEntries(
    Object.entries(hints).map(([path, { chunks, calls }]) => [
      path,
      {
        files: [...new Set([...chunks, 'page-texts-en-json'].flatMap((name) => filesOf(files, name)))],
        calls: calls.map((call) => `/api/v1/${call}`),
      },
    ]),
  )
  return `(() => {
const { files, calls } = ${JSON.stringify(routes)}[location.pathname] ?? { files: [], calls: [] };
for (const href of files) document.head.append(Object.assign(document.createElement('link'),
  { rel: 'preload', as: href.endsWith('.css') ? 'style' : 'script', href }));
const token = new URLSearchParams(location.search).get('acc_token');
const own = fetch, headers = { accept: 'application/json', ...(token && { authorization: 'Bearer ' + token }) };
const early = new Map(calls.map((url) => [url, own(url, { headers, credentials: 'omit', cache: 'no-store' })]));
window.fetch = (url, init) => {
  const begun = early.get(url);
  early.delete(url);
  return begun ?? own(url, init);
};
})()`
}

let bundle: Promise<readonly [site: string, files: ChunkFiles]> | undefined

/** Builds the bundle once. With and without hints, only its HTML document differs. */
async function buildBundle(site: string, hinted: boolean): Promise<void> {
  bundle ??= compileBundle(site).then((files) => [site, files])
  const [from, files] = await bundle
  if (from !== site) await cp(join(from, 'static'), join(site, 'static'), { recursive: true })
  await writeSite(site, ['static'], plainDocument(filesOf(files, 'main'), hinted ? hintScript(files) : ''))
}

let product: Promise<string> | undefined

/** Builds the product once, as deployed. */
async function buildProduct(site: string): Promise<void> {
  product ??= (async () => {
    const settings = readBuildSettings(['--out', site, '--api', '/'], {})
    if (settings === 'help') throw new Error('no settings')
    await buildProduction(settings)
    return site
  })()
  const from = await product
  if (from !== site) await cp(from, site, { recursive: true })
}

/** The four builds and the smallest possible page. The first is the baseline for comparisons. */
export const contenders = {
  plain: {
    title: 'one bundle, import() per area',
    short: 'one bundle',
    build: (site) => buildBundle(site, false),
  },
  hinted: {
    title: 'the bundle with route hints',
    short: 'with hints',
    build: (site) => buildBundle(site, true),
  },
  companion: {
    title: 'Companion',
    short: 'Companion',
    build: buildProduct,
  },
  returning: {
    title: 'Companion with its service worker',
    short: 'with worker',
    build: buildProduct,
    worker: true,
  },
  federation: {
    title: 'federation by its documentation',
    short: 'federation',
    async build(site) {
      const main = filesOf(await compileFederation(site), 'main')
      await writeSite(site, ['static', ...remoteNames()], plainDocument(main))
    },
  },
  empty: {
    title: 'an empty page',
    short: 'empty page',
    build: (site) =>
      writeSite(site, [], plainDocument([]).replace('<div id="root"></div>', '<h1>Weather</h1>')),
  },
} as const satisfies Readonly<Record<string, Contender>>

export type ContenderName = keyof typeof contenders
export const contenderNames = Object.keys(contenders) as ContenderName[]
