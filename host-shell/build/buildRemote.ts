import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { remoteConfig, type BuildMode } from '../../webpack.config.ts'
import { compile } from './compile.ts'
import { paths } from './paths.ts'
import { currentRelease, type ReleaseId } from './releaseId.ts'

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
  if (existsSync(resolve(dir, 'release.json'))) return { ...release, dir, fresh: false }
  const draft = `${dir}.draft-${process.pid}`
  await compile(remoteConfig(release, draft, mode))
  await rm(dir, { recursive: true, force: true })
  await rename(draft, dir)
  return { ...release, dir, fresh: true }
}
