import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { paths } from '../host-shell/build/paths.ts'
import { ensureChromium } from './browser/chromium.ts'
import { runStep } from './runStep.ts'
import { publishSite } from './site/publish.ts'

interface Count {
  readonly passed: number
  readonly failed: number
}

const units = resolve(paths.work, 'units.json')
const browser = resolve(paths.work, 'browser/report.json')

function report<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}

/** Unit, property, screen and house tests. A run that broke off before it counted anything counts as one failure. */
async function unitTests(): Promise<Count> {
  const ok = await runStep('vitest', [
    'run',
    '--config',
    'test/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${units}`,
  ])
  const result = report<{ numPassedTests: number; numFailedTests: number }>(units)
  const failed = result?.numFailedTests ?? 1
  return { passed: result?.numPassedTests ?? 0, failed: ok ? failed : Math.max(failed, 1) }
}

async function browserTests(chromium: string | undefined): Promise<Count> {
  const ok = await runStep('@playwright/test', ['test', '--config', 'test/browser/playwright.config.ts'], {
    ...(chromium && { CHROMIUM_PATH: chromium }),
  })
  const result = report<{ stats: { expected: number; unexpected: number; flaky: number } }>(browser)
  const failed = result ? result.stats.unexpected + result.stats.flaky : 1
  return { passed: result?.stats.expected ?? 0, failed: ok ? failed : Math.max(failed, 1) }
}

rmSync(paths.scratch, { recursive: true, force: true })
const chromium = ensureChromium()
console.log('Building what changed …')
await publishSite(paths.site, (line) => console.log(`  ${line}`))
const counts = [await unitTests(), await browserTests(chromium)]
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0
