import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { currentShell } from './buildShell.ts'
import { paths } from './paths.ts'
import { currentRelease } from './releaseId.ts'
import { remoteNames } from './remotes.ts'

/** The rooms of which there is no production build of the sources as they are now, the slowest first. */
export function stalePackages(): string[] {
  const remotes = remoteNames().filter((remote) => {
    const { id } = currentRelease(remote, true)
    return !existsSync(resolve(paths.build, 'r', remote, id, 'release.json'))
  })
  return existsSync(resolve(currentShell(true).dir, 'document.json')) ? remotes : ['host-shell', ...remotes]
}
