import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkOutAgain } from '../../checkOutAgain.ts'
import { paths } from '../../../host-shell/build/paths.ts'
import type { SectionContext } from '../progress.ts'
import type { Figure } from '../statistics.ts'

/**
 * Runs a program of a checkout. Resolves with its duration in seconds. Rejects with its output if it fails.
 */
function secondsOf(checkout: string, ...args: string[]): Promise<number> {
  const since = performance.now()
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], { cwd: checkout })
    let said = ''
    child.stdout.on('data', (bytes) => (said += String(bytes)))
    child.stderr.on('data', (bytes) => (said += String(bytes)))
    child.on('error', failed)
    child.on('exit', (code) =>
      code === 0 ? done((performance.now() - since) / 1000) : failed(new Error(said.slice(-2000))),
    )
  })
}

/** Measures builds in a fresh checkout, so that no cache speeds them up. */
export async function measureBuilds({ folder, progress }: SectionContext): Promise<Figure[]> {
  const checkout = join(folder, 'checkout')
  checkOutAgain(paths.root, checkout)
  progress.step('building one remote, nothing there')
  const webpack = 'node_modules/webpack-cli/bin/cli.js'
  const one = await secondsOf(checkout, webpack, '--config-name', 'weather')
  const forget = () => rm(join(checkout, '.companion'), { recursive: true, force: true })
  await forget()
  progress.step('compiling all packages in one process, nothing there')
  const compiled = await secondsOf(checkout, webpack)
  await forget()
  progress.step('building everything, nothing there')
  const all = await secondsOf(checkout, 'host-shell/build/deploy/cli.ts', '--api', '/')
  progress.step('building everything again')
  const again = await secondsOf(checkout, 'host-shell/build/deploy/cli.ts', '--api', '/')
  await rm(checkout, { recursive: true, force: true })
  return [
    { what: 'build of one remote, nothing there', value: one, unit: 's' },
    { what: 'the shell and all remotes compiled in one process, nothing there', value: compiled, unit: 's' },
    { what: 'npm run build, nothing there', value: all, unit: 's' },
    { what: 'npm run build, nothing changed', value: again, unit: 's' },
  ]
}
