import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import type { SitePlan } from './headers.ts'
import { siteHeaders } from './headers.ts'
import { brandDocuments, type BrandDocument } from './brandDocuments.ts'
import { caddyfile } from './caddyfile.ts'
import { compressFile, compressFolders } from './compressFiles.ts'
import { headersFile, missingPages, redirectsFile } from './headersFile.ts'
import { nginxMaps, nginxServer } from './nginxFiles.ts'
import { nginxMain } from './nginxMain.ts'
import { cloudFrontFunction, objectMetadata } from './objectMetadata.ts'
import { readEmbedded } from './publishedReleases.ts'
import type { BuildSettings } from './settings.ts'
import { placeShell, publishSite, type Published } from './site.ts'
import { writeWhole } from './writeWhole.ts'

/** A written site and what it consists of. */
export interface ProductionSite {
  readonly documents: readonly [BrandDocument, ...BrandDocument[]]
  readonly plan: SitePlan
  /** How many files have been compressed now; the others were before. */
  readonly compressed: number
}

async function published(settings: BuildSettings, report: (line: string) => void): Promise<Published> {
  const { out: site, store, keysDir, config } = settings
  if (!store) return publishSite({ site, open: false, channel: config.channel, report })
  const embedded = await readEmbedded(store, keysDir, config.channel)
  return { shell: await placeShell(site, { minimize: true }, report), embedded }
}

/** The folders whose files never change, the newest first: shells and releases. */
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

async function filesOf(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

/** Everything but shell and releases: file in the site folder → its text. */
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
 * Writes a complete site folder for production: shell and releases, with `.br` and `.gz` beside them; a document for each
 * brand's hosts and one for all others; and how hosts serve it, as data and in the forms that they take. Rejects when
 * something cannot be built or a store's releases are not trusted.
 */
export async function buildProduction(
  settings: BuildSettings,
  report: (line: string) => void = () => {},
): Promise<ProductionSite> {
  const { out: site, hsts } = settings
  const { shell, embedded } = await published(settings, report)
  const documents = brandDocuments(shell.parts, embedded, settings)
  // Those of an earlier build: a brand may be gone.
  await rm(join(site, 'documents'), { recursive: true, force: true })
  for (const { file, page } of documents) {
    await writeWhole(join(site, file), page.html)
    await compressFile(join(site, file))
  }
  report('compressing …')
  const compressed = await compressFolders(site, ['shell', 'r'])
  const [general, ...others] = documents.map(({ file, hosts, page }) => ({
    file,
    hosts,
    headers: page.headers,
  }))
  const plan: SitePlan = { documents: [general!, ...others], hsts }
  for (const [file, text] of await hostFiles(plan, settings)) await writeWhole(join(site, file), text)
  await mkdir(resolve(site, 'hosting/run'), { recursive: true })
  return { documents, plan, compressed }
}
