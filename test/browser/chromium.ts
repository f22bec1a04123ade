import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages } from '../debian.ts'

/** Chromium's headless build. A page takes half the CPU time that it takes in the full browser. */
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
 * Returns the path of the installed Chromium: `CHROMIUM_PATH`, the headless shell or the system's browser.
 * Returns undefined if none is installed. `windowless` excludes the system's browsers, which have windows.
 */
export const installedChromium = ({ windowless = false } = {}): string | undefined =>
  firstOf([process.env['CHROMIUM_PATH'], headlessShell, ...(windowless ? [] : browsers)])

/**
 * Returns the path of a Chromium for tests and installs one if necessary: Debian's package if we're allowed
 * to install it, otherwise Playwright's download. For the download it returns undefined, because Playwright
 * finds it itself. `windowless` skips browsers with windows, because window handling delays measured pages by
 * varying amounts. Throws if no Chromium can be installed.
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
