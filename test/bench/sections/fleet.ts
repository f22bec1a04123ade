import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildRemote } from '../../../host-shell/build/builds.ts'
import { remoteNames } from '../../../host-shell/build/remotes.ts'
import { buildProduction } from '../../../host-shell/build/deploy/production.ts'
import { readBuildSettings } from '../../../host-shell/build/deploy/settings.ts'
import { publishLocal } from '../../../host-shell/releases/publishLocal.ts'
import { sampleRelease, writeRelease } from '../../release/sampleRelease.ts'
import { screens } from '../screens.ts'
import { serveScreens } from '../serveScreens.ts'
import type { SectionContext } from '../progress.ts'
import { ratioOf, spreadOf, type Figure } from '../statistics.ts'

const counts = [5, 50, 200] as const

/**
 * Writes a site whose channel document lists this many remotes: the product's, and made-up ones that no page
 * opens.
 */
async function writeFleet(folder: string, count: number): Promise<string> {
  const [site, keysDir, builds] = ['site', 'keys', 'builds'].map((name) =>
    join(folder, `fleet-${count}`, name),
  )
  await mkdir(site!, { recursive: true })
  const own = await Promise.all(remoteNames().map(async (remote) => (await buildRemote(remote)).dir))
  const made = Array.from({ length: count - own.length }, (_, at) =>
    writeRelease(builds!, sampleRelease(`remote-${at}`, '1.0.0', 'aaaaaaaa')),
  )
  await publishLocal({ releases: [...own, ...(await Promise.all(made))], siteDir: site!, keysDir: keysDir! })
  const settings = readBuildSettings(['--store', site!, '--keys', keysDir!, '--api', '/'], {})
  if (settings === 'help') throw new Error('no settings')
  await buildProduction(settings)
  return site!
}

/** Measures a screen's start time by the number of remotes in the channel document. */
export async function measureFleet({ folder, rounds, progress }: SectionContext): Promise<Figure[]> {
  const served = await serveScreens(folder)
  try {
    const servers = []
    for (const count of counts) {
      progress.step(`${count} remotes: building`)
      servers.push(await served.serve(await writeFleet(folder, count)))
    }
    const words = counts.map(() => ({ cold: [] as number[], warm: [] as number[] }))
    for (let round = 1; round <= rounds; round++)
      for (const [at, server] of servers.entries()) {
        progress.step(`${counts[at]} remotes: round ${round} of ${rounds}`)
        const [cold, warm] = await served.twice(server, screens.weather, { slow: true, worker: false })
        words[at]!.cold.push(cold.words)
        words[at]!.warm.push(warm.words)
      }
    const [few] = words
    return counts.flatMap((count, at) =>
      (['cold', 'warm'] as const).map((cache) => ({
        what: `words with ${count} remotes, ${cache}`,
        value: ratioOf(spreadOf(words[at]![cache]), spreadOf(few![cache])) ?? 0,
        unit: `× those with ${counts[0]}`,
      })),
    )
  } finally {
    await served.close()
  }
}
