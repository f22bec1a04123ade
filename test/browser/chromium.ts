import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages } from '../debian.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

const installed = () => [process.env['CHROMIUM_PATH'], ...places].find((place) => place && existsSync(place))

/**
 * A Chromium to test with: `CHROMIUM_PATH`, the system's own, else Debian's package where we may install one, else
 * the download of the test tool (`undefined` then: it knows its own). Throws when none can be had.
 */
export function ensureChromium(): string | undefined {
  const found = installed()
  if (found) return found
  console.log('No Chromium here; getting one …')
  if (!installPackages(['chromium'])) return installed()
  try {
    execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    })
    return undefined
  } catch {
    throw new Error('No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.')
  }
}
