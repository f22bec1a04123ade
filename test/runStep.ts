import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { paths } from '../host-shell/build/paths.ts'
import { ensureChromium } from './browser/chromium.ts'

/** Returns the path of the file behind a package's command. */
function commandOf(name: string): string {
  const folder = resolve(paths.root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const file = typeof bin === 'string' ? bin : Object.values(bin)[0]
  if (!file || !existsSync(resolve(folder, file))) throw new Error(`${name} has no command`)
  return resolve(folder, file)
}

/** Runs the command of an installed package with this Node. Resolves with whether it succeeded. */
export const runStep = (
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [commandOf(name), ...args], {
      cwd: paths.root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.on('exit', (code, signal) => {
      // Without this line no output would mention the signal.
      if (signal) console.error(`${name} was ended by ${signal}`)
      done(code === 0)
    })
  })

/**
 * Runs browser tests with Playwright's arguments. Resolves with whether all passed. Installs Chromium if no
 * browser is given.
 */
export const runBrowserTests = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  chromium = ensureChromium(),
): Promise<boolean> =>
  runStep('@playwright/test', ['test', '--config', 'test/browser/playwright.config.ts', ...args], {
    ...env,
    ...(chromium && { CHROMIUM_PATH: chromium }),
  })
