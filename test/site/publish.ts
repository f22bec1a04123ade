import { cp, mkdir, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildRemote } from '../../host-shell/build/buildRemote.ts'
import { buildShell, type BuiltShell } from '../../host-shell/build/buildShell.ts'
import { paths } from '../../host-shell/build/paths.ts'
import { remoteNames } from '../../host-shell/build/remotes.ts'
import { firstDocument } from '../../host-shell/release/compose.ts'
import { readRelease } from '../../host-shell/release/releaseFolders.ts'

export interface Published {
  readonly shell: BuiltShell
  /** Text of the channel's envelope. */
  readonly floor: string
}

type Say = (line: string) => void

/** Builds what changed and puts shell and remotes into a folder as a static host would serve it. */
export async function publishSite(site: string = paths.site, say: Say = () => {}): Promise<Published> {
  const shell = await buildShell()
  say(`shell ${shell.id}${shell.fresh ? '' : ' (unchanged)'}`)
  await place(shell.dir, resolve(site, 'shell', shell.id))
  const releases = []
  for (const remote of remoteNames()) {
    const built = await buildRemote(remote)
    say(`${remote} ${built.id}${built.fresh ? '' : ' (unchanged)'}`)
    await place(built.dir, resolve(site, 'r', remote, built.id))
    releases.push(await readRelease(built.dir))
  }
  const floor = JSON.stringify({ p: JSON.stringify(firstDocument('stable', releases, new Date())), s: [] })
  await mkdir(resolve(site, 'c'), { recursive: true })
  await writeFile(resolve(site, 'c/stable.json'), floor)
  return { shell, floor }
}

/** What lies published already; a build that is up to date costs a second. */
export const published = (): Promise<Published> => publishSite()

async function place(from: string, to: string): Promise<void> {
  if (!existsSync(to)) await cp(from, to, { recursive: true })
}
