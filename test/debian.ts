import { spawnSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

function run(command: string, args: readonly string[]): boolean {
  console.log(`  ${command} ${args.join(' ')}`)
  return (
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  )
}

/** Installs Debian packages. Returns the reason if that isn't possible here. */
export function installPackages(names: readonly string[]): string | undefined {
  if (spawnSync('apt-get', ['--version']).status !== 0) return 'there is no apt-get'
  if (process.getuid?.() !== 0) return 'apt-get needs root'
  const get = ['-qq', '-o', 'Acquire::Retries=3']
  if (!run('apt-get', [...get, 'update'])) return 'apt-get update failed'
  const install = ['install', '-y', '--no-install-recommends', ...names]
  return run('apt-get', [...get, ...install]) ? undefined : 'apt-get install failed'
}

/** Returns the lines that a command prints about apt's configuration. */
const saidBy = (command: string, ...args: string[]) =>
  (spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '').split('\n').filter(Boolean)

/**
 * Installs another Debian suite with these packages into a folder, completely or not at all. Uses the mirror
 * of this machine's apt. Returns the reason if that isn't possible here.
 */
export function installDebian(folder: string, suite: string, names: readonly string[]): string | undefined {
  const missing = installPackages(['debootstrap'])
  if (missing) return missing
  const [mirror] = saidBy('apt-get', 'indextargets', '--format', '$(SITE)', 'Origin: Debian', 'Label: Debian')
  if (!mirror) return 'apt names no mirror of Debian'
  const [proxy] = saidBy('apt-config', 'dump', '--format', '%v%n', 'Acquire::http::Proxy')
  if (proxy) process.env['http_proxy'] ??= proxy
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  const inside = (...args: string[]) => run('chroot', [part, 'apt-get', '-qq', ...args])
  const reason = !run('debootstrap', ['--variant=minbase', suite, part, mirror])
    ? `debootstrap of ${suite} failed`
    : !inside('install', '-y', '--no-install-recommends', ...names)
      ? 'apt-get install in it failed'
      : undefined
  if (reason) {
    rmSync(part, { recursive: true, force: true })
    return reason
  }
  inside('clean')
  rmSync(folder, { recursive: true, force: true })
  renameSync(part, folder)
  return undefined
}
