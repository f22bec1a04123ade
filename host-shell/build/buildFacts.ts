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

/** Output of a git command; undefined without git or a repository. */
function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: paths.root, encoding: 'utf8', timeout: gitLimit })
  return status === 0 ? stdout.trim() : undefined
}

/** Date of the checkout's commit; undefined without one. */
export function committedAt(): Date | undefined {
  const date = git('log', '-1', '--format=%cI')
  return date ? new Date(date) : undefined
}

/**
 * The recorded facts of a built release; `id` is `<version>-<build>`. The commit is included only while the
 * checkout holds exactly the release's sources.
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
