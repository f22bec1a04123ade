import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

const installed = () => [process.env['CHROMIUM_PATH'], ...places].find((place) => place && existsSync(place))

function run(command: string, args: readonly string[]): boolean {
  console.log(`  ${command} ${args.join(' ')}`)
  return (
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  )
}

/**
 * A Chromium to test with: `CHROMIUM_PATH`, the system's own, else Debian's package where we may install one, else
 * the download of the test tool (`undefined` then: it knows its own). Throws when none can be had.
 */
export function ensureChromium(): string | undefined {
  const found = installed()
  if (found) return found
  console.log('No Chromium here; getting one …')
  const apt = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (
    apt &&
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  )
    return installed()
  try {
    execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    })
    return undefined
  } catch {
    throw new Error('No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.')
  }
}
