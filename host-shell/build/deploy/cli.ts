import { stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { buildShell } from '../builds.ts'
import { buildProduction, type ProductionSite } from './production.ts'
import { readBuildSettings, type BuildSettings } from './settings.ts'
import { buildHelp, sizesFlag } from './settingsTable.ts'
import { sizeOf } from './site.ts'

const since = Date.now()
const seconds = () => `${((Date.now() - since) / 1000).toFixed(1)} s`
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Returns the transfer size of a document in bytes (brotli). */
const sentBytes = async (site: string, file: string) => (await stat(join(site, `${file}.br`))).size

async function report({ out }: BuildSettings, { documents, compressed }: ProductionSite): Promise<void> {
  const { files, bytes } = await sizeOf(out)
  const [general, ...others] = await Promise.all(documents.map(({ file }) => sentBytes(out, file)))
  const [least, most] = [Math.min(...others), Math.max(...others)]
  const folder = relative(process.cwd(), out) || '.'
  console.log(
    `${folder}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB, ${compressed} newly compressed, after ${seconds()}`,
  )
  console.log(
    `A document: ${kilobytes(least)} to ${kilobytes(most)} on a brand's hosts, ${kilobytes(general ?? 0)} on others (brotli).`,
  )
  console.log(`nginx -p ${folder}/ -c hosting/nginx.conf    other hosts: host-shell/build/deploy/README.md`)
}

try {
  const settings = readBuildSettings(process.argv.slice(2), process.env)
  if (settings === 'help') console.log(buildHelp())
  else {
    console.log('Building what changed …')
    const site = await buildProduction(settings, (line) => console.log(`  ${line} · ${seconds()}`))
    await report(settings, site)
    if (process.argv.includes(sizesFlag)) {
      const { shellSizes, sizeTable } = await import('./scriptSizes.ts')
      console.log(sizeTable(await shellSizes((await buildShell()).dir)))
    }
  }
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 1
}
