import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { shellName } from '@companion/release-protocol/shellRelease'
import type { BuildFacts } from '@companion/releases/buildFacts'
import { paths } from './paths.ts'
import { readTools } from './buildRecord.ts'
import { findBuild } from './builds.ts'
import { inputsOf } from './inputDigest.ts'

const gitLimit = 10_000

/**
 * Returns the output of a git command, or undefined if the command fails, for example outside of a
 * repository.
 */
function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: paths.root, encoding: 'utf8', timeout: gitLimit })
  return status === 0 ? stdout.trim() : undefined
}

/** Returns the date of the checkout's current commit, or undefined outside of a repository. */
export function committedAt(): Date | undefined {
  const date = git('log', '-1', '--format=%cI')
  return date ? new Date(date) : undefined
}

/**
 * Returns the recorded facts of a built release. `id` is `<version>-<build>`. The facts include the commit
 * only if the release is the build of the checkout's current sources. Otherwise another commit could have
 * built it.
 */
export async function readBuildFacts(remote: string, id: string, folder: string): Promise<BuildFacts> {
  const tools = await readTools(folder)
  const known = remote === shellName || existsSync(resolve(paths.remotes, remote))
  const here = known && findBuild(remote)?.id === id
  const commit = here ? git('rev-parse', 'HEAD') : undefined
  if (!commit) return { tools }
  const changes = git('status', '--porcelain', '--', ...inputsOf(remote))
  return { tools, commit: { id: commit, clean: changes === '' } }
}
