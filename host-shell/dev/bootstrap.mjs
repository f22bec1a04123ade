// Runs a TypeScript program of this project with nothing but Node and npm installed: installs the lock file's
// packages if it has changed since the last run, then starts the program with the same arguments. Without a
// program it only installs.
import { spawnSync } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled, markInstalled } from './installed.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const [program, ...rest] = process.argv.slice(2)
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Companion needs Node 20.19 or newer; this is ${process.version}.`)
  process.exit(1)
}

if (!isInstalled(root)) {
  // Not on stdout: it belongs to the program, whose output other programs read.
  console.error('Installing packages (once; about a minute) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(
      'The packages could not be installed; npm says above why. Mend that and run the command again.',
    )
    process.exit(status ?? 1)
  }
  markInstalled(root)
}

if (program) {
  const { run } = await import('./run.mjs')
  process.exitCode = await run(root, program, rest)
}
