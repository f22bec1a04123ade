import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BuildMode } from './webpackConfig.ts'
import { paths } from './paths.ts'
import { currentRelease, type ReleaseId } from './releaseId.ts'
import { moveIntoPlace } from './moveIntoPlace.ts'

/** A release on disk; `fresh` says whether it had to be made. */
export interface BuiltRelease extends ReleaseId {
  readonly dir: string
  readonly fresh: boolean
}

/** Builds a remote unless this very release lies there already. A broken-off build leaves nothing behind. */
export async function buildRemote(
  remote: string,
  mode: BuildMode = { minimize: true },
): Promise<BuiltRelease> {
  const release = currentRelease(remote, mode.minimize)
  const dir = resolve(paths.build, 'r', remote, release.id)
  const there = () => existsSync(resolve(dir, 'release.json'))
  if (there()) return { ...release, dir, fresh: false }
  const draft = `${dir}.draft-${randomUUID()}`
  // Loaded when there is something to build: the compiler alone takes half a second.
  const { compileRemote } = await import('./compile.ts')
  await compileRemote(release, draft, mode)
  await moveIntoPlace(draft, dir, there)
  return { ...release, dir, fresh: true }
}
