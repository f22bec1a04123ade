import { spawnSync } from 'node:child_process'

function run(command: string, args: readonly string[]): boolean {
  console.log(`  ${command} ${args.join(' ')}`)
  return (
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  )
}

/** Installs packages of Debian; gives the reason where that cannot be done here. */
export function installPackages(names: readonly string[]): string | undefined {
  if (spawnSync('apt-get', ['--version']).status !== 0) return 'there is no apt-get'
  if (process.getuid?.() !== 0) return 'apt-get needs root'
  const get = ['-qq', '-o', 'Acquire::Retries=3']
  if (!run('apt-get', [...get, 'update'])) return 'apt-get update failed'
  const install = ['install', '-y', '--no-install-recommends', ...names]
  return run('apt-get', [...get, ...install]) ? undefined : 'apt-get install failed'
}
