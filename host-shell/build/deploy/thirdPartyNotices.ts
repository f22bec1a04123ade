import { join } from 'node:path'
import { licencesFile } from '../licences.ts'
import { siteReader } from '../prerender/siteReader.ts'
import { writeWhole } from '../writeWhole.ts'
import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import { noticesPath } from '@companion/release-protocol/fileHeaders'

interface Site {
  /** The shell's id. */
  readonly shell: string
  /** The channel document, as pages embed it. */
  readonly embedded: string
  readonly site: string
  /** The store of the releases. Undefined if the releases are in the site. */
  readonly store: string | undefined
}

// A licence text can also contain a line of hyphens. But only a line between packages is followed by a name,
// a version and a licence.
const betweenPackages = /\n\n-{80}\n\n(?=\S+ \S+\nLicence: )/

/** Merges the licence files of several builds, so that each package appears once. */
function mergeLicences(files: readonly string[]): string {
  const packages = new Set(files.flatMap((text) => text.trimEnd().split(betweenPackages).slice(1)))
  const head =
    'Companion contains the following third-party packages. This file covers the shell and the releases that pages could get when the site was built. Each release has its own licences.txt.'
  return `${[head, ...[...packages].toSorted()].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/**
 * Writes the licence texts of a site's shell and releases into one file of the site.
 * @throws if a build has no licence file.
 */
export async function writeThirdPartyNotices({ shell, embedded, site, store }: Site): Promise<void> {
  const { p } = JSON.parse(embedded) as { readonly p: string }
  const { releases } = JSON.parse(p) as ChannelDocument
  const read = siteReader(site, store)
  const folders = [`shell/${shell}/`, ...Object.values(releases).map(({ path }) => path)]
  const files = await Promise.all(
    folders.map(async (folder) => {
      const bytes = await read(`/${folder}${licencesFile}`)
      if (!bytes) throw new Error(`${folder} has no ${licencesFile}: publish a new build in its place`)
      return new TextDecoder().decode(bytes)
    }),
  )
  await writeWhole(join(site, noticesPath), mergeLicences(files))
}
