import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { paths } from '../host-shell/build/paths.ts'
import { ensureChromium } from './browser/chromium.ts'
import {
  browserFailures,
  browserSecondTries,
  outsideFailures,
  skippedGroups,
  unitFailures,
  unitSecondTries,
  type BrowserReport,
  type UnitReport,
} from './failures.ts'
import { engineTimes } from './native/runTime.ts'
import { runBrowserTests, runStep } from './runStep.ts'
import { publishSite } from '../host-shell/build/deploy/site.ts'

interface Count {
  readonly passed: number
  readonly failed: number
  /** Each failed test with its file and reason. */
  readonly failures: readonly string[]
  /** Skipped groups with their reason, and tests that passed only on the second try. */
  readonly notes: readonly string[]
}

const browser = resolve(paths.work, 'browser/report.json')

function report<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}

/**
 * Number of retries, because pages, servers and builds share a busy machine. A real fault fails the second
 * try too. Tests that needed a second try are printed, because they need fixing.
 */
const retries = 1

/** Runs a group of tests, and adds a note of its duration. */
async function timed(group: string, run: () => Promise<Count>): Promise<Count> {
  const start = performance.now()
  const count = await run()
  const seconds = Math.round((performance.now() - start) / 1000)
  return { ...count, notes: [`TIME ${group}: ${seconds} s`, ...count.notes] }
}

/**
 * Runs some of Vitest's projects. If the run ends before it has counted anything, it's counted as one
 * failure.
 */
async function vitest(projects: readonly string[]): Promise<Count> {
  const file = resolve(paths.work, `${projects.join('-')}.json`)
  rmSync(file, { force: true })
  const chosen = projects.flatMap((name) => ['--project', name])
  const args = ['run', '--config', 'test/vitest.config.ts', ...chosen, `--retry=${retries}`]
  const ok = await runStep('vitest', args, { REPORT: file })
  const result = report<UnitReport>(file)
  const failed = result?.numFailedTests ?? 1
  const failures = result ? unitFailures(result) : [`${projects.join(', ')}: no report`]
  if (!ok && !failures.length) failures.push(...outsideFailures(projects, report(`${file}.errors`) ?? []))
  return {
    passed: result?.numPassedTests ?? 0,
    failed: ok ? failed : Math.max(failed, 1),
    failures,
    notes: result ? [...skippedGroups(result), ...engineTimes(result), ...unitSecondTries(result)] : [],
  }
}

async function browserTests(chromium: string | undefined): Promise<Count> {
  const ok = await runBrowserTests([`--retries=${retries}`], {}, chromium)
  const result = report<BrowserReport>(browser)
  const { expected = 0, flaky = 0, skipped = 0, unexpected: failed = 1 } = result?.stats ?? {}
  return {
    passed: expected + flaky,
    failed: ok ? failed : Math.max(failed, 1),
    failures: result ? browserFailures(result) : ['browser tests: no report'],
    notes: [
      ...(skipped ? [`SKIPPED ${skipped} browser tests`] : []),
      ...(result ? browserSecondTries(result) : []),
    ],
  }
}

rmSync(paths.scratch, { recursive: true, force: true })
const chromium = ensureChromium()
console.log('Building what changed …')
await publishSite({ report: (line) => console.log(`  ${line}`) })
// Runs beside the others, because real servers are idle half of the time.
const servers = timed('deploy, beside units and browser', () => vitest(['deploy']))
const units = await timed('logic, screens, built', () => vitest(['logic', 'screens', 'built']))
const pages = await timed('browser', () => browserTests(chromium))
const counts = [units, pages, await servers]
// Runs alone. Other tests would disturb the engine's timing, and asynchronous work such as frames would come
// later than for a user.
counts.push(await timed('engines', () => vitest(['native'])))
for (const line of counts.flatMap(({ notes }) => notes)) console.log(line)
for (const line of counts.flatMap(({ failures }) => failures)) console.log(line)
const total = (key: 'passed' | 'failed') => counts.reduce((sum, count) => sum + count[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0
