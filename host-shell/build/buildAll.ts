import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { currentShell } from './buildPackage.ts'
import type { BuildMode } from './webpackConfig.ts'
import { paths } from './paths.ts'
import { currentRelease } from './releaseId.ts'
import { remoteNames } from './remotes.ts'

type Report = (line: string) => void

const cli = resolve(paths.root, 'host-shell/build/cli.ts')

function buildOne(name: string, { minimize }: BuildMode): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', cli, name, ...(minimize ? [] : ['--dev'])], {
      cwd: paths.root,
    })
    let output = ''
    let errors = ''
    child.stdout.on('data', (bytes) => (output += String(bytes)))
    child.stderr.on('data', (bytes) => (errors += String(bytes)))
    child.on('exit', (code) => {
      if (code !== 0) return reject(new Error(`${name} could not be built:\n${errors}`))
      resolve(output.trim().split('  ')[0] ?? name)
    })
  })
}

/** Builds packages in processes of their own, as many at a time as there are processors. Rejects with the first failure. */
export async function buildAll(
  names: readonly string[],
  report: Report = () => {},
  mode: BuildMode = { minimize: true },
): Promise<void> {
  if (names.length) report(`to build: ${names.join(', ')}`)
  const left = [...names]
  let done = 0
  const work = async (): Promise<void> => {
    for (let name = left.shift(); name; name = left.shift()) {
      const line = await buildOne(name, mode)
      report(names.length > 1 ? `${line} (${++done} of ${names.length})` : line)
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), names.length) }, work))
}

/** Of the shell and the given remotes those without a build of their present sources, the slowest first. */
export function stalePackages(
  wanted: readonly string[] = remoteNames(),
  { minimize }: BuildMode = { minimize: true },
): string[] {
  const remotes = wanted.filter((remote) => {
    const { id } = currentRelease(remote, minimize)
    return !existsSync(resolve(paths.build, 'r', remote, id, 'release.json'))
  })
  return existsSync(resolve(currentShell(minimize).dir, 'document.json'))
    ? remotes
    : ['host-shell', ...remotes]
}
