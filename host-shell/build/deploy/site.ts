import { existsSync } from 'node:fs'
import { cp, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { brands } from '@companion/shared/brand/brands'
import type { PageConfig } from '@companion/shell/boot/bootData'
import { buildPackages, type BuiltShell, type Builds } from '../builds.ts'
import type { DocumentParts } from '../documentParts.ts'
import { paths } from '../paths.ts'
import { remoteNames } from '../remotes.ts'
import type { Mode } from '../inputDigest.ts'
import { writeWhole } from '../writeWhole.ts'
import { librariesFile } from '@companion/release-protocol/shellRelease'
import { noticesPath } from '@companion/release-protocol/fileHeaders'
import type { Access } from '@companion/release-protocol/channelDocument'
import { planLines } from '@companion/releases/edits/describe'
import { publishLocal } from '@companion/releases/publishLocal'
import { siblingsOf } from './compressFiles.ts'
import { keepSourceMaps } from '@companion/releases/sourceMaps'
import { openStore } from '@companion/releases/stores/openStore'
import { appLinks, appLinksFolder, routesOf } from './appLinks.ts'
import { renderPage, type Page } from './document.ts'
import { workerPath } from './assetHeaders.ts'
import { siteHeaders } from './headers.ts'
import { writeThirdPartyNotices } from './thirdPartyNotices.ts'

export interface SiteOptions {
  readonly site?: string
  readonly mode?: Mode
  /** Builds and publishes only these remotes. The other remotes keep their published releases. */
  readonly remotes?: readonly string[]
  /**
   * Makes every release and every tool available to everyone, as on a developer's machine. Otherwise the
   * channel decides.
   */
  readonly open?: boolean
  /** Publishes these builds. By default, missing builds are made. */
  readonly builds?: Builds
  /** The release channel. Default: `stable`. */
  readonly channel?: string
  readonly report?: (line: string) => void
}

export interface Published {
  readonly shell: BuiltShell
  /** The channel's signed envelope with the root document, as pages embed it. */
  readonly embedded: string
}

const openToAll: Access = { releases: 'everybody', tools: 'everybody', testers: {} }
const opened = () => openToAll
/** Reverts the access that `npm start` has opened. Keeps other settings, which were made by a command. */
const asSet = (access: Access | undefined) => (isDeepStrictEqual(access, openToAll) ? undefined : access)

/** Stores source maps outside of the site, because they contain the sources. */
async function keepMaps(name: string, folder: string, file?: string): Promise<void> {
  const maps = await openStore(process.env['COMPANION_MAP_STORE'] ?? paths.sourceMaps, process.env)
  await keepSourceMaps(maps, name, folder, file)
}

/**
 * Copies a built shell into the site folder. Its libraries have a folder of their own, which all builds with
 * the same libraries share.
 */
export async function copyShell({ id, dir, parts }: BuiltShell, site: string, maps = true): Promise<void> {
  const isServed = (file: string) => maps || !file.endsWith('.map')
  const isLibrary = (file: string) => basename(file).startsWith(librariesFile)
  const copy = async (to: string, filter: (file: string) => boolean) => {
    if (!existsSync(to)) await cp(dir, to, { recursive: true, filter })
  }
  await copy(resolve(site, 'shell', id), (file) => isServed(file) && !isLibrary(file))
  await copy(
    resolve(site, `.${dirname(parts.libraries.url)}`),
    (file) => file === dir || (isServed(file) && isLibrary(file)),
  )
}

/** Copies a built shell into the site folder and stores the source maps of a production build. */
export async function placeShell(shell: BuiltShell, site: string, mode: Mode = 'production'): Promise<void> {
  await copyShell(shell, site, mode === 'development')
  if (mode === 'production') {
    await keepMaps(`shell@${shell.id}`, shell.dir)
    // Stored under the folder name of the libraries, because stack traces contain that name.
    await keepMaps(`shell@${shell.parts.libraries.url.split('/')[2]}`, shell.dir, librariesFile)
  }
}

/**
 * Builds changed packages and puts the shell and the releases into the site folder. Doesn't write the HTML
 * documents.
 */
export async function publishSite({
  site = paths.site,
  mode = 'production',
  remotes = remoteNames(),
  open = true,
  channel = 'stable',
  report = () => {},
  builds,
}: SiteOptions = {}): Promise<Published> {
  const { shell, remotes: built } = builds ?? (await buildPackages(remotes, mode, report))
  await placeShell(shell, site, mode)
  if (mode === 'production') for (const { remote, id, dir } of built) await keepMaps(`${remote}@${id}`, dir)
  const { text, document } = await publishLocal({
    releases: built.map(({ dir }) => dir),
    siteDir: site,
    keysDir: paths.developmentKeys,
    channel,
    access: open ? opened : asSet,
  })
  for (const [remote, plan] of Object.entries(document.remotes)) {
    // A rollout in progress continues, so not everyone gets the newest build.
    if (plan.rules.some(({ roll }) => roll))
      report([`a rollout of ${remote} is in progress:`, ...planLines(plan)].join('\n  '))
  }
  return { shell, embedded: text }
}

/** Returns the service worker for this configuration. */
export const workerOf = ({ workers }: DocumentParts, { worker }: PageConfig): string =>
  worker ? workers.on : workers.off

/**
 * Files that only a production build writes. If they stayed beside another document, a host would use them
 * instead.
 */
const ofProduction = [
  'documents',
  'hosting',
  '_headers',
  '_redirects',
  ...['index.html', workerPath.slice(1), noticesPath.slice(1)].flatMap(siblingsOf),
]

/**
 * Writes a site folder for this machine: the shell, the releases, one document for all hosts, and
 * `headers.json`.
 */
export async function buildSite(
  config: PageConfig,
  options: SiteOptions = {},
): Promise<Published & { readonly page: Page }> {
  const { site = paths.site } = options
  const published = await publishSite({ ...options, channel: config.channel })
  const { shell, embedded } = published
  const page = renderPage(shell.parts, embedded, config)
  for (const name of ofProduction) await rm(resolve(site, name), { recursive: true, force: true })
  await writeWhole(resolve(site, 'index.html'), page.html)
  await writeWhole(join(site, workerPath), workerOf(shell.parts, config))
  await writeThirdPartyNotices({ shell: shell.id, embedded, site, store: undefined })
  for (const brand of brands)
    for (const [path, text] of Object.entries(appLinks(brand, routesOf(embedded))))
      await writeWhole(join(site, appLinksFolder(brand.id), path), text)
  const general = { file: 'index.html', hosts: [], headers: page.headers }
  const headers = siteHeaders({ documents: [general], hsts: 0 })
  await writeWhole(resolve(site, 'headers.json'), `${JSON.stringify(headers, null, 1)}\n`)
  return { ...published, page }
}

/** Returns the number of files in a folder, and their total size in bytes. */
export async function sizeOf(folder: string): Promise<{ readonly files: number; readonly bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  )
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
