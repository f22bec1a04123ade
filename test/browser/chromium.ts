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
 * A Chromium to test with: `CHROMIUM_PATH`, the system's own, else Debian's package where we may install one, else
 * the download of the test tool (`undefined` then: it knows its own). `full` is a browser with all its windows, which
 * measurements want. Throws when none can be had.
 */
export function ensureChromium({ full = false } = {}): string | undefined {
  const candidates = () => [process.env['CHROMIUM_PATH'], ...(full ? browsers : [headlessShell, ...browsers])]
  const found = firstOf(candidates())
  if (found) return found
  console.log('No Chromium here; getting one …')
  if (!installPackages([full ? 'chromium' : 'chromium-headless-shell'])) return firstOf(candidates())
  try {
    execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    })
    return undefined
  } catch {
    throw new Error('No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.')
  }
}
