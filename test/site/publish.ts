import { cp } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BuildMode } from '../../webpack.config.ts'
import { buildRemote } from '../../host-shell/build/buildRemote.ts'
import { buildShell, type BuiltShell } from '../../host-shell/build/buildShell.ts'
import { paths } from '../../host-shell/build/paths.ts'
import { remoteNames } from '../../host-shell/build/remotes.ts'
import { publishLocal } from '../../host-shell/release/publishLocal.ts'

export interface Published {
  readonly shell: BuiltShell
  /** The channel's signed envelope with the root document, as the page embeds it. */
  readonly floor: string
}

type Say = (line: string) => void

/** Builds what changed and puts shell and remotes into a folder as a static host would serve it. */
export async function publishSite(
  site: string = paths.site,
  say: Say = () => {},
  mode: BuildMode = { minimize: true },
): Promise<Published> {
  const shell = await buildShell(mode)
  say(`shell ${shell.id}${shell.fresh ? '' : ' (unchanged)'}`)
  await place(shell.dir, resolve(site, 'shell', shell.id))
  const releases = []
  for (const remote of remoteNames()) {
    const built = await buildRemote(remote, mode)
    say(`${remote} ${built.id}${built.fresh ? '' : ' (unchanged)'}`)
    releases.push(built.dir)
  }
  const { text } = await publishLocal({ releases, siteDir: site, keysDir: resolve(paths.work, 'keys') })
  return { shell, floor: text }
}

/** What lies published already; a build that is up to date costs a second. */
export const published = (): Promise<Published> => publishSite()

async function place(from: string, to: string): Promise<void> {
  if (!existsSync(to)) await cp(from, to, { recursive: true })
}
