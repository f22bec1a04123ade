import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { currentShell } from './buildPackage.ts'
import { paths } from './paths.ts'
import { currentRelease } from './releaseId.ts'
import { remoteNames } from './remotes.ts'

type Report = (line: string) => void

const cli = resolve(paths.root, 'host-shell/build/cli.ts')

function buildOne(name: string, report: Report): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', cli, name], { cwd: paths.root })
    let output = ''
    let errors = ''
    child.stdout.on('data', (bytes) => (output += String(bytes)))
    child.stderr.on('data', (bytes) => (errors += String(bytes)))
    child.on('exit', (code) => {
      if (code !== 0) return reject(new Error(`${name} could not be built:\n${errors}`))
      report(output.trim().split('  ')[0] ?? name)
      resolve()
    })
  })
}

/** Builds packages in processes of their own, as many at a time as there are processors. Rejects with the first failure. */
export async function buildAll(names: readonly string[], report: Report = () => {}): Promise<void> {
  const left = [...names]
  const work = async (): Promise<void> => {
    for (let name = left.shift(); name; name = left.shift()) await buildOne(name, report)
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), names.length) }, work))
}

/** The packages without a production build of their present sources, the slowest first. */
export function stalePackages(): string[] {
  const remotes = remoteNames().filter((remote) => {
    const { id } = currentRelease(remote, true)
    return !existsSync(resolve(paths.build, 'r', remote, id, 'release.json'))
  })
  return existsSync(resolve(currentShell(true).dir, 'document.json')) ? remotes : ['host-shell', ...remotes]
}
