import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative, resolve, sep } from 'node:path'
import { buildPackages } from '../builds.ts'
import { writeWhole } from '../writeWhole.ts'
import type { SitePlan } from './headers.ts'
import { workerPath } from './assetHeaders.ts'
import { siteHeaders } from './headers.ts'
import { brandDocuments, screensFolder, type BrandDocument } from './brandDocuments.ts'
import { caddyfile } from './caddyfile.ts'
import { compressFile, compressFolders, siblingsOf } from './compressFiles.ts'
import { headersFile, missingPages, redirectsFile } from './headersFile.ts'
import { nginxMaps, nginxServer } from './nginxFiles.ts'
import { nginxMain } from './nginxMain.ts'
import { cloudFrontFunction, objectMetadata } from './objectMetadata.ts'
import { pathOfFile } from './pathPatterns.ts'
import { readEmbedded } from './publishedReleases.ts'
import type { BuildSettings } from './settings.ts'
import { prerenderSite } from './screenDocuments.ts'
import { placeShell, publishSite, workerOf, type Published } from './site.ts'
import { writeThirdPartyNotices } from './thirdPartyNotices.ts'

/** A written site and its contents. */
export interface ProductionSite {
  readonly documents: readonly [BrandDocument, ...BrandDocument[]]
  readonly plan: SitePlan
  /** Number of files compressed in this run. The other files had been compressed before. */
  readonly compressed: number
}

async function published(settings: BuildSettings, report: (line: string) => void): Promise<Published> {
  const { out: site, store, keysDir, config } = settings
  if (!store) return publishSite({ site, open: false, channel: config.channel, report })
  const embedded = await readEmbedded(store, keysDir, config.channel)
  const { shell } = await buildPackages([], 'production', report)
  await placeShell(shell, site)
  return { shell, embedded }
}

/** Returns the folders whose files never change, shells first, then releases. */
async function lastingFolders(site: string): Promise<string[]> {
  const inside = async (folder: string): Promise<string[]> => {
    const entries = existsSync(join(site, folder))
      ? await readdir(join(site, folder), { withFileTypes: true })
      : []
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`)
  }
  const remotes = await Promise.all((await inside('r')).map(inside))
  return [...(await inside('shell')), ...remotes.flat()]
}

/** Lists the files of a site or of one of its folders, relative to the site. */
async function filesOf(site: string, folder = '.'): Promise<string[]> {
  const entries = await readdir(join(site, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

/** Returns the files that configure hosts: file in the site folder → text. */
async function hostFiles(
  plan: SitePlan,
  settings: BuildSettings,
): Promise<readonly (readonly [file: string, text: string])[]> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`
  return [
    ['headers.json', json(siteHeaders(plan))],
    ['_headers', headersFile(plan, await lastingFolders(settings.out))],
    ['_redirects', redirectsFile(plan)],
    ...missingPages.map((file) => [file, 'Not found\n'] as const),
    ['hosting/nginx.conf', nginxMain(settings)],
    ['hosting/nginx-maps.conf', nginxMaps(plan)],
    ['hosting/nginx-server.conf', nginxServer(plan, settings)],
    ['hosting/Caddyfile', caddyfile(plan, settings)],
    ['hosting/cloudfront-function.js', cloudFrontFunction(plan)],
    ['hosting/s3-cloudfront.json', json(objectMetadata(plan, await filesOf(settings.out)))],
  ]
}

/**
 * Brotli quality of documents with screens. There are many of them, and the highest quality takes thirty
 * times as long to save 6 %.
 */
const quick = 8

/**
 * Writes all documents and the service worker, with `.br` and `.gz`. Skips unchanged files and deletes
 * obsolete documents.
 */
async function writeDocuments(
  site: string,
  documents: readonly BrandDocument[],
  worker: string,
): Promise<void> {
  const pages = documents.flatMap(({ file, page, screens, appLinks }) => [
    { file, html: page.html, quality: undefined },
    ...screens.map(([name, html]) => ({ file: `${screensFolder(file)}/${name}`, html, quality: quick })),
    ...Object.entries(appLinks).map(([path, text]) => ({
      file: `${screensFolder(file)}${path}`,
      html: text,
      quality: undefined,
    })),
  ])
  const left = [...pages, { file: workerPath.slice(1), html: worker, quality: undefined }]
  const written = new Set(left.flatMap(({ file }) => [file, ...siblingsOf(file)]))
  for (const file of existsSync(join(site, 'documents')) ? await filesOf(site, 'documents') : [])
    if (!written.has(file)) await rm(join(site, file))
  const work = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) {
      const file = join(site, next.file)
      const isThere = siblingsOf(file).every((sibling) => existsSync(sibling))
      if (isThere && (await readFile(file, 'utf8').catch(() => '')) === next.html) continue
      // Deleted first, because a host would send the old compressed file instead of the new document.
      for (const sibling of siblingsOf(file)) await rm(sibling, { force: true })
      await writeWhole(file, next.html)
      await compressFile(file, next.quality)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** Returns the parts of a document that host configurations need. */
const planned = ({ file, hosts, page, screens, appLinks }: BrandDocument): SitePlan['documents'][number] => {
  const paths = [...new Set(screens.map(([name]) => pathOfFile(name.slice(name.indexOf('/')))))]
  return {
    file,
    hosts,
    headers: page.headers,
    ...(paths.length && { screens: { folder: screensFolder(file), paths } }),
    ...(Object.keys(appLinks).length && { appLinks: screensFolder(file) }),
  }
}

/**
 * Writes a complete site folder for production. It contains the shell and the releases with `.br` and `.gz`,
 * a document for each brand's hosts and one for all other hosts, and the host configurations, both as data
 * and in each host's own format. Rejects if a build fails or a store's releases aren't trusted.
 */
export async function buildProduction(
  settings: BuildSettings,
  report: (line: string) => void = () => {},
): Promise<ProductionSite> {
  const { out: site, hsts } = settings
  const { shell, embedded } = await published(settings, report)
  await writeThirdPartyNotices({ shell: shell.id, embedded, site, store: settings.store })
  report('prerendering …')
  const screens = await prerenderSite({ parts: shell.parts, embedded, site, store: settings.store })
  const documents = brandDocuments(shell.parts, embedded, settings, screens)
  report('compressing …')
  await writeDocuments(site, documents, workerOf(shell.parts, settings.config))
  const compressed = await compressFolders(site, ['shell', 'r'])
  const [general, ...others] = documents
  const plan: SitePlan = { documents: [planned(general), ...others.map(planned)], hsts }
  for (const [file, text] of await hostFiles(plan, settings)) await writeWhole(join(site, file), text)
  await mkdir(resolve(site, 'hosting/run'), { recursive: true })
  return { documents, plan, compressed }
}
