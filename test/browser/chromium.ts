import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages } from '../debian.ts'

/** The same engine, headless: a page takes half the CPU time. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

const firstOf = (files: readonly (string | undefined)[]) => files.find((file) => file && existsSync(file))

/**
 * The installed Chromium: `CHROMIUM_PATH`, the headless shell, or the system's own; undefined if there is
 * none. `windowless` excludes browsers with windows.
 */
export const installedChromium = ({ windowless = false } = {}): string | undefined =>
  firstOf([process.env['CHROMIUM_PATH'], headlessShell, ...(windowless ? [] : browsers)])

/**
 * A Chromium for tests: `CHROMIUM_PATH`, the system's own, Debian's package if we may install one, or the
 * test tool's download (`undefined`: the tool finds it itself). `windowless` prefers the headless shell even
 * if another browser is installed: window handling delays measured pages by varying amounts. Throws if none
 * is available.
 */
export function ensureChromium({ windowless = false } = {}): string | undefined {
  const found = installedChromium({ windowless })
  if (found) return found
  console.log(`No Chromium${windowless ? ' without windows' : ''} here; getting one …`)
  if (!installPackages(['chromium-headless-shell'])) return firstOf([headlessShell])
  const other = firstOf(browsers)
  if (other) return other
  try {
    execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    })
    return undefined
  } catch {
    throw new Error('No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.')
  }
}
