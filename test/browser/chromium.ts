import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages } from '../debian.ts'

/** The same engine without a window: a page costs it half the processor time. */
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
 * The Chromium that is installed: `CHROMIUM_PATH`, the headless shell, else the system's own; undefined for none.
 * `windowless` leaves out browsers with windows.
 */
export const installedChromium = ({ windowless = false } = {}): string | undefined =>
  firstOf([process.env['CHROMIUM_PATH'], headlessShell, ...(windowless ? [] : browsers)])

/**
 * A Chromium to test with: `CHROMIUM_PATH`, the system's own, else Debian's package where we may install one, else
 * the download of the test tool (`undefined` then: it knows its own). `windowless` gets the headless shell, where it
 * can be had, even if there is another: what a browser does for its windows makes pages that are measured late, some
 * much later than others. Throws when none can be had.
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
