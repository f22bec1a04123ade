import { cp } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BuildMode } from '../../webpack.config.ts'
import { buildAll } from '../build/buildAll.ts'
import { buildRemote } from '../build/buildRemote.ts'
import { buildShell, type BuiltShell } from '../build/buildShell.ts'
import { paths } from '../build/paths.ts'
import { remoteNames } from '../build/remotes.ts'
import { stalePackages } from '../build/stale.ts'
import { publishLocal } from '../releases/publish/publishLocal.ts'
import { planLines } from '../releases/publish/describe.ts'

export interface Published {
  readonly shell: BuiltShell
  /** The channel's signed envelope with the root document, as the page embeds it. */
  readonly embedded: string
}

/** Whoever runs this on their own machine may try every release and every tool; a deployment opens what it says itself. */
const openToAll = { releases: 'everybody', tools: 'everybody', testers: {} } as const

type Say = (line: string) => void

/** Builds what changed and puts shell and remotes into a folder as a static host would serve it. */
export async function publishSite(
  site: string = paths.site,
  say: Say = () => {},
  mode: BuildMode = { minimize: true },
): Promise<Published> {
  // What is missing is built side by side first; below it is only picked up.
  if (mode.minimize) await buildAll(stalePackages(), say)
  const shell = await buildShell(mode)
  await place(shell.dir, resolve(site, 'shell', shell.id))
  const releases = []
  for (const remote of remoteNames()) {
    const built = await buildRemote(remote, mode)
    releases.push(built.dir)
  }
  const { text, document } = await publishLocal({
    releases,
    siteDir: site,
    keysDir: paths.developmentKeys,
    access: openToAll,
  })
  for (const [remote, plan] of Object.entries(document.remotes)) {
    // What somebody rolls out here goes on; they should know why not everybody gets the newest build.
    if (plan.rules.some(({ roll }) => roll))
      say([`a rollout of ${remote} is in progress:`, ...planLines(plan)].join('\n  '))
  }
  return { shell, embedded: text }
}

/** What lies published already; a build that is up to date costs a second. */
export const published = (): Promise<Published> => publishSite()

async function place(from: string, to: string): Promise<void> {
  if (!existsSync(to)) await cp(from, to, { recursive: true })
}
